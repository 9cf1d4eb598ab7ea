// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document.h"
#include "ui/shell/import_dialog.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/window_actions.h"
#include "visible_texts.h"
#include "window_fixture.h"

#include <QAction>
#include <QDropEvent>
#include <QMimeData>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// A dense shape small enough to count by hand. Embedding and head 1,000 x 64 each; a layer has q and o 64 x 64,
// k and v 32 x 64, gate, up and down 64 x 256, two norms of 64; one more norm at the end.
const QByteArray kConfig = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_size": 64,
    "intermediate_size": 256, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
    "vocab_size": 1000, "max_position_embeddings": 4096, "tie_word_embeddings": false, "torch_dtype": "bfloat16"})";
constexpr double kLayer = 2 * 64 * 64 + 2 * 32 * 64 + 3 * 64 * 256 + 2 * 64;
constexpr double kParameters = 2 * 1000 * 64 + 2 * kLayer + 64;

} // namespace

class TestImport : public QObject
{
    Q_OBJECT

private slots:
    void usesTheModelAsOneUndoStep()
    {
        Program program;
        const Scenario before = program.session.scenario();
        program.dialogs.model_path = program.write("config.json", kConfig);
        program.window.actions().import_model->trigger();

        QVERIFY(program.dialogs.imported_model);
        QCOMPARE(program.dialogs.imported_model->model.parameters, kParameters);
        QCOMPARE(program.session.scenario().serving.model.file, program.dialogs.model_path);
        for (const Assessed &candidate : program.session.assessment().candidates)
            QCOMPARE(candidate.memory.weights, 2 * kParameters); // BF16: two bytes each
        QCOMPARE(program.session.undoStack().count(), 1);
        program.session.undoStack().undo();
        QCOMPARE(program.session.scenario(), before);
    }

    void leavesTheScenarioWhenThePersonChangesTheirMind()
    {
        Program program;
        const Scenario before = program.session.scenario();
        program.dialogs.import_answer = ImportAnswer::Cancel;
        program.dialogs.model_path = program.write("config.json", kConfig);
        program.window.actions().import_model->trigger();
        QVERIFY(program.dialogs.imported_model);
        QCOMPARE(program.session.scenario(), before);
    }

    void keepsTheModelInTheUsersCatalogue()
    {
        Program program;
        program.dialogs.import_answer = ImportAnswer::UseAndKeep;
        program.dialogs.model_path = program.write("config.json", kConfig);
        program.window.actions().import_model->trigger();
        const LoadedCatalog again =
            loadCatalog(QStringLiteral(":/catalog"), program.folder + QStringLiteral("/catalog"));
        QVERIFY(again.problems.empty());
        const LanguageModel *kept = again.catalog->model(program.dialogs.imported_model->model.id);
        QVERIFY(kept);
        QCOMPARE(kept->parameters, kParameters);
    }

    void tellsWhatIsWrongWithAFile()
    {
        Program program(Language::Russian);
        program.window.show();
        const Scenario before = program.session.scenario();
        program.dialogs.model_path = program.write("broken.json", "{\"hidden_size\": 64,");
        program.window.actions().import_model->trigger();
        QVERIFY(!program.dialogs.imported_model);
        QCOMPARE(program.session.scenario(), before);
        QVERIFY(visibleTexts(program.window).join(QLatin1Char('\n')).contains(QStringLiteral("broken.json")));
    }

    void takesADroppedModel()
    {
        Program program;
        program.window.show();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(program.write("config.json", kConfig))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.window, &drop);
        QVERIFY(program.dialogs.imported_model);
    }

    void opensAScenarioThatNamesItsModelFile()
    {
        Program program;
        Scenario scenario;
        scenario.serving.model.file = program.write("config.json", kConfig);
        const QString path = program.write("with_file.tarozi", writeScenario(scenario));
        program.window.openFile(path);
        QCOMPARE(program.session.assessment().candidates[0].memory.weights, 2 * kParameters);

        scenario.serving.model.file = program.path("gone.json");
        program.window.openFile(program.write("gone.tarozi", writeScenario(scenario)));
        QCOMPARE(program.window.document().path(), path); // the open scenario stays
    }

    void showsWhatWasReadAndAssumed()
    {
        Program program(Language::Uzbek);
        program.dialogs.model_path = program.write("config.json", kConfig);
        program.window.actions().import_model->trigger();
        ImportDialog dialog(*program.dialogs.imported_model, {program.session, program.languages, program.theme});
        dialog.show();
        const QString texts = visibleTexts(dialog).join(QLatin1Char('\n'));
        QVERIFY(texts.contains(QStringLiteral("config.json")));
        QVERIFY(texts.contains(QStringLiteral("llama")));
        QVERIFY(texts.contains(QStringLiteral("head_dim = 16"))); // 64 / 4: not in the file
        QCOMPARE(dialog.answer(), ImportAnswer::Cancel);
    }
};

QTEST_MAIN(TestImport)
#include "tst_import.moc"
