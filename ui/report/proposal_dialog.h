// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_document.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;
class QToolButton;

namespace tarozi::ui {

class PagePreview;
class ProposalForm;

// What the composer asks of its owner.
struct ProposalHelp {
    // The document as it would be written; absent: there is no preview.
    std::function<Result<ProposalDocument>(const ProposalRequest &)> compose;
    // One more scenario to compare, asked of the person; nothing when they changed their mind.
    std::function<std::optional<Result<ProposalVariant>>(QWidget *)> ask_variant;
};

// Composes a proposal: what stands in it, beside its pages as they will be. Warns of letters that the document's fonts
// lack and of a logo that cannot be read. Opens with what it is given; the caller remembers and writes.
class ProposalDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ProposalDialog(const ProposalRequest &request, ProposalHelp help = {}, QWidget *parent = nullptr);

    ProposalRequest request() const;
    PagePreview *preview() const { return m_preview; }

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *formSide();
    QWidget *previewSide();
    QWidget *variantRow();
    void addVariant();
    void removeVariant();
    void showVariants();
    void compose();
    void zoomTo(int index);
    void tellPage();
    void warn();
    void retranslate();

    ProposalHelp m_help;
    std::vector<ProposalVariant> m_others;
    ProposalForm *m_form;
    PagePreview *m_preview;
    QLabel *m_variants_name;
    QListWidget *m_variants;
    QPushButton *m_add, *m_remove;
    QToolButton *m_back, *m_forth;
    QLabel *m_page;
    QComboBox *m_zoom;
    QLabel *m_warning;
    QDialogButtonBox *m_buttons;
    QTimer m_soon;
    QString m_trouble; // of the last try to compose or to add
};

} // namespace tarozi::ui
