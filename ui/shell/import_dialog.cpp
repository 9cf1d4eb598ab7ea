// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_dialog.h"

#include "ui/language/words.h"
#include "ui/language/words_import.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tarozi::ui {

namespace {

constexpr int kTextWidth = 520;
constexpr int kTallest = 420;

QLabel *label(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

QString formatName(const LanguageModel &model, const Catalog &catalog)
{
    const WeightFormat *format = catalog.weightFormat(model.released_format);
    return format ? format->name : model.released_format;
}

} // namespace

ImportDialog::ImportDialog(const ImportedModel &imported, const ViewContext &context, QWidget *parent)
    : QDialog(parent), m_keep(new QCheckBox(tr("&Keep it in my catalogue")))
{
    setWindowTitle(tr("Import a model"));
    auto *name = label(imported.model.name);
    name->setFont(ui::font(TextRole::Title));
    auto *content = new QWidget;
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 12, 0);
    inside->setSpacing(8);
    addFacts(inside, imported, context);
    if (!imported.model.not_modelled.isEmpty())
        addList(inside, tr("Cannot be assessed"), {words::notModelled(imported.model.not_modelled)});
    QStringList assumed, warnings;
    for (const Assumption &assumption : imported.assumed)
        assumed.append(words::assumption(assumption));
    for (const ImportWarning &warning : imported.warnings)
        warnings.append(words::importWarning(warning, Format(context.languages.locale())));
    addList(inside, tr("To know"), warnings);
    addList(inside, tr("Assumed, because the file does not say it"), assumed);
    inside->addStretch(1);

    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    scroll->setMinimumSize(kTextWidth, std::min(kTallest, content->sizeHint().height() + 16));

    m_keep->setVisible(imported.architecture.has_value());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *use = buttons->addButton(tr("&Use this model"), QDialogButtonBox::AcceptRole);
    use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 16);
    layout->setSpacing(12);
    layout->addWidget(name);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_keep);
    layout->addWidget(buttons);
}

ImportAnswer ImportDialog::answer() const
{
    if (result() != QDialog::Accepted)
        return ImportAnswer::Cancel;
    return m_keep->isVisibleTo(this) && m_keep->isChecked() ? ImportAnswer::UseAndKeep : ImportAnswer::Use;
}

void ImportDialog::addFacts(QVBoxLayout *layout, const ImportedModel &imported, const ViewContext &context)
{
    const Format format(context.languages.locale());
    const LanguageModel &model = imported.model;
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->setHorizontalSpacing(24);
    const auto row = [form](const QString &what, const QString &value) {
        if (!value.isEmpty())
            form->addRow(new QLabel(what), label(value));
    };
    const auto count = [&](Quantity quantity, double value) {
        if (value > 0)
            row(words::quantity(quantity), format.integer(value));
    };
    row(tr("Read from"), tr("%1: %2", "kind of file: names")
                             .arg(words::fileKind(imported.kind), imported.files.join(QStringLiteral(", "))));
    row(tr("Architecture"), model.model_type);
    if (model.parameters > 0)
        row(words::quantity(Quantity::Parameters), format.parameters(model.parameters).text());
    if (model.active_parameters > 0 && model.active_parameters < 0.8 * model.parameters)
        row(words::quantity(Quantity::ActiveParameters), format.parameters(model.active_parameters).text());
    row(tr("Weight precision"), formatName(model, context.session.catalog()));
    if (imported.weights_bytes)
        row(words::quantity(Quantity::Weights), format.gigabytes(*imported.weights_bytes, 2).text());
    count(Quantity::Layers, imported.layer_count);
    count(Quantity::HiddenSize, model.hidden_size);
    count(Quantity::QueryHeads, imported.query_heads);
    count(Quantity::KvHeads, imported.kv_heads);
    count(Quantity::HeadDimension, imported.head_dim);
    count(Quantity::Vocabulary, double(model.vocabulary));
    if (model.max_context > 0)
        row(tr("Made for a context of"), format.tokens(double(model.max_context)).text());
    layout->addLayout(form);
}

void ImportDialog::addList(QVBoxLayout *layout, const QString &title, const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    auto *heading = label(title);
    heading->setFont(ui::font(TextRole::Name));
    layout->addSpacing(4);
    layout->addWidget(heading);
    for (const QString &line : lines)
        layout->addWidget(label(line));
}

} // namespace tarozi::ui
