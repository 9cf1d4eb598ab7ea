// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/model_writer.h"
#include "core/importers/inspect.h"
#include "core/memory/weights.h"
#include "importer_files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tarozi;
using namespace tarozi::test;
using namespace Qt::StringLiterals;

namespace {

// A folder of files made for one test.
class Folder
{
public:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return path;
    }

private:
    QTemporaryDir m_folder;
};

// 2 layers of hidden 8, 2 heads, 1 KV head of 4, MLP 16, vocabulary 10, untied.
constexpr const char *kConfig = R"({"model_type": "llama", "hidden_size": 8, "num_hidden_layers": 2,
    "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 4, "intermediate_size": 16, "vocab_size": 10,
    "tie_word_embeddings": false, "max_position_embeddings": 64, "torch_dtype": "bfloat16")";

void addLayer(SafetensorsBytes &file, int layer)
{
    const QByteArray at = "model.layers." + QByteArray::number(layer) + '.';
    file.tensor(at + "self_attn.q_proj.weight", "BF16", "8,8", 128)
        .tensor(at + "self_attn.k_proj.weight", "BF16", "4,8", 64)
        .tensor(at + "self_attn.v_proj.weight", "BF16", "4,8", 64)
        .tensor(at + "self_attn.o_proj.weight", "BF16", "8,8", 128)
        .tensor(at + "mlp.gate_proj.weight", "BF16", "16,8", 256)
        .tensor(at + "mlp.up_proj.weight", "BF16", "16,8", 256)
        .tensor(at + "mlp.down_proj.weight", "BF16", "8,16", 256)
        .tensor(at + "input_layernorm.weight", "BF16", "8", 16)
        .tensor(at + "post_attention_layernorm.weight", "BF16", "8", 16);
}

// embedding 80 + head 80 + norm 8 + 2 x (64 + 32 + 32 + 64 + 3 x 128 + 16) = 1352 parameters
constexpr double kParameters = 1352;

SafetensorsBytes wholeModel()
{
    SafetensorsBytes file;
    file.tensor("model.embed_tokens.weight", "BF16", "10,8", 160);
    addLayer(file, 0);
    addLayer(file, 1);
    file.tensor("model.norm.weight", "BF16", "8", 16).tensor("lm_head.weight", "BF16", "10,8", 160);
    return file;
}

const TensorGroup *groupOf(const LanguageModel &model, TensorClass kind, int layer)
{
    const auto found = std::find_if(model.tensors.begin(), model.tensors.end(), [&](const TensorGroup &group) {
        return group.kind == kind && group.layer == layer;
    });
    return found == model.tensors.end() ? nullptr : &*found;
}

bool warns(const ImportedModel &imported, ImportWarning::Id id)
{
    return std::any_of(imported.warnings.begin(), imported.warnings.end(),
                       [id](const ImportWarning &warning) { return warning.id == id; });
}

// A llama of 2 layers: hidden 32, 2 heads, 1 KV head of 16, MLP 64, vocabulary 3, f16 but norms.
GgufBytes llamaGguf()
{
    GgufBytes file;
    file.string("general.architecture", "llama")
        .string("general.name", "Tiny")
        .u32("general.file_type", 1)
        .u32("llama.block_count", 2)
        .u32("llama.context_length", 4096)
        .u32("llama.embedding_length", 32)
        .u32("llama.feed_forward_length", 64)
        .u32("llama.attention.head_count", 2)
        .u32("llama.attention.head_count_kv", 1)
        .strings("tokenizer.ggml.tokens", {"a", "b", "c"});
    file.tensor("token_embd.weight", {32, 3}, 1, 192);
    for (const char *at : {"blk.0.", "blk.1."}) {
        const QByteArray layer(at);
        file.tensor(layer + "attn_q.weight", {32, 32}, 1, 2048)
            .tensor(layer + "attn_k.weight", {32, 16}, 1, 1024)
            .tensor(layer + "attn_v.weight", {32, 16}, 1, 1024)
            .tensor(layer + "attn_output.weight", {32, 32}, 1, 2048)
            .tensor(layer + "ffn_gate.weight", {32, 64}, 1, 4096)
            .tensor(layer + "ffn_up.weight", {32, 64}, 1, 4096)
            .tensor(layer + "ffn_down.weight", {64, 32}, 1, 4096)
            .tensor(layer + "attn_norm.weight", {32}, 0, 128)
            .tensor(layer + "ffn_norm.weight", {32}, 0, 128);
    }
    file.tensor("output_norm.weight", {32}, 0, 128);
    return file;
}

} // namespace

class TestModelFiles : public QObject
{
    Q_OBJECT

private slots:
    void safetensorsBesideTheirConfig()
    {
        Folder folder;
        folder.write(u"config.json"_s, QByteArray(kConfig) + '}');
        const QString path = folder.write(u"model.safetensors"_s, wholeModel().bytes());
        const Result<ImportedModel> imported = inspectFile(path);
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->kind, ImportKind::Safetensors);
        QCOMPARE(imported->model.not_modelled, QString());
        QCOMPARE(imported->model.parameters, kParameters);
        QCOMPARE(imported->weights_bytes, 2 * kParameters);
        QCOMPARE(imported->model.released_format, u"bf16"_s);
        QCOMPARE(imported->model.layers.size(), 2U);
        QCOMPARE(imported->files.size(), 2);
        QVERIFY(imported->warnings.empty());
        const TensorGroup *key = groupOf(imported->model, TensorClass::AttentionK, 1);
        QVERIFY(key);
        QCOMPARE(key->stored_bytes, 64.0);
        QCOMPARE(key->kv_heads, 1);
        QCOMPARE(key->split, TensorGroup::Split::DividedByKvHeads);
    }

    void safetensorsAloneTellSizesNotLayers()
    {
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"model.safetensors"_s, wholeModel().bytes()));
        QVERIFY(bool(imported));
        QVERIFY(imported->model.not_modelled.contains("config.json"_L1));
        QCOMPARE(imported->model.parameters, kParameters);
        QCOMPARE(imported->layer_count, 2);
        QCOMPARE(imported->model.hidden_size, 8);
        QCOMPARE(imported->model.vocabulary, 10);
        QCOMPARE(imported->model.released_format, u"bf16"_s);
    }

    void shardsOfAnIndex()
    {
        Folder folder;
        SafetensorsBytes first, second;
        first.tensor("model.embed_tokens.weight", "BF16", "10,8", 160);
        addLayer(first, 0);
        addLayer(second, 1);
        second.tensor("model.norm.weight", "BF16", "8", 16).tensor("lm_head.weight", "BF16", "10,8", 160);
        folder.write(u"config.json"_s, QByteArray(kConfig) + '}');
        folder.write(u"model-00001-of-00002.safetensors"_s, first.bytes());
        const QByteArray index = R"({"metadata": {"total_size": 2700}, "weight_map": {
            "model.embed_tokens.weight": "model-00001-of-00002.safetensors",
            "model.norm.weight": "model-00002-of-00002.safetensors"}})";
        const QString path = folder.write(u"model.safetensors.index.json"_s, index);

        const Result<ImportedModel> partial = inspectFile(path);
        QVERIFY(bool(partial));
        QVERIFY(warns(*partial, ImportWarning::Id::PartsMissing));
        QCOMPARE(partial->weights_bytes, 2700.0);         // all that is known of the size
        QCOMPARE(partial->model.parameters, kParameters); // of the configuration
        const QString first_shard = path.chopped(28) + u"model-00001-of-00002.safetensors"_s;
        QVERIFY(warns(*inspectFile(first_shard), ImportWarning::Id::PartsMissing));

        folder.write(u"model-00002-of-00002.safetensors"_s, second.bytes());
        const Result<ImportedModel> whole = inspectFile(path);
        QVERIFY(bool(whole));
        QCOMPARE(whole->kind, ImportKind::SafetensorsIndex);
        QCOMPARE(whole->weights_bytes, 2 * kParameters);
        QVERIFY(warns(*whole, ImportWarning::Id::TotalDisagrees)); // 2700 against 2704
        QCOMPARE(inspectFile(first_shard)->weights_bytes, 2 * kParameters);
    }

    // 8 outputs, 64 inputs: 512 parameters however they are packed; bytes are all that is stored
    void packedMatrices_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<double>("stored");
        QTest::addColumn<QString>("format");
        const QByteArray at = "model.layers.0.self_attn.q_proj.";
        const auto row = [](const char *name, const SafetensorsBytes &file, double stored, const QString &format) {
            QTest::newRow(name) << file.bytes() << stored << format;
        };
        row("AWQ",
            SafetensorsBytes()
                .tensor(at + "qweight", "I32", "64,1", 256)
                .tensor(at + "qzeros", "I32", "1,1", 4)
                .tensor(at + "scales", "F16", "1,8", 16),
            276, u"awq-int4"_s);
        row("GPTQ",
            SafetensorsBytes()
                .tensor(at + "g_idx", "I32", "64", 256)
                .tensor(at + "qweight", "I32", "8,8", 256)
                .tensor(at + "qzeros", "I32", "1,1", 4)
                .tensor(at + "scales", "F16", "1,8", 16),
            532, u"gptq-int4"_s);
        row("compressed int4",
            SafetensorsBytes()
                .tensor(at + "weight_packed", "I32", "8,8", 256)
                .tensor(at + "weight_scale", "BF16", "8,2", 32)
                .tensor(at + "weight_shape", "I64", "2", 16),
            304, u"int4"_s);
        row("bitsandbytes NF4",
            SafetensorsBytes()
                .tensor(at + "weight", "U8", "256,1", 256)
                .tensor(at + "weight.absmax", "U8", "8", 8)
                .tensor(at + "weight.nested_absmax", "F32", "1", 4)
                .tensor(at + "weight.quant_state.bitsandbytes__nf4", "U8", "90", 90),
            358, u"nf4-dq"_s);
        row("bitsandbytes int8",
            SafetensorsBytes().tensor(at + "weight", "I8", "8,64", 512).tensor(at + "SCB", "F32", "8", 32), 544,
            u"int8"_s);
        row("FP8 in blocks",
            SafetensorsBytes()
                .tensor(at + "weight", "F8_E4M3", "8,64", 512)
                .tensor(at + "weight_scale_inv", "F32", "1,2", 8),
            520, u"fp8-block"_s);
        row("NVFP4",
            SafetensorsBytes()
                .tensor(at + "weight", "U8", "8,32", 256)
                .tensor(at + "weight_scale", "F8_E4M3", "8,4", 32)
                .tensor(at + "weight_scale_2", "F32", "", 4),
            292, u"nvfp4"_s);
        row("MLX 4 bit",
            SafetensorsBytes()
                .tensor(at + "weight", "U32", "8,8", 256)
                .tensor(at + "scales", "BF16", "8,1", 16)
                .tensor(at + "biases", "BF16", "8,1", 16),
            288, u"mlx-4bit"_s);
        row("EXL2",
            SafetensorsBytes()
                .tensor(at + "q_weight", "I32", "9,8", 288)
                .tensor(at + "q_scale", "I32", "2,1", 8)
                .tensor(at + "q_scale_max", "F16", "2", 4)
                .tensor(at + "q_invperm", "I16", "64", 128),
            428, QString());
    }
    void packedMatrices()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(double, stored);
        QFETCH(QString, format);
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"model.safetensors"_s, bytes));
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->model.parameters, 512.0);
        QCOMPARE(imported->weights_bytes, stored);
        QCOMPARE(imported->model.released_format, format);
        const TensorGroup *query = groupOf(imported->model, TensorClass::AttentionQ, 0);
        QVERIFY(query);
        QCOMPARE(query->stored_bytes, stored);
    }

    void expertsAndPredictionLayers()
    {
        // 4 experts of 3 x 8 x 4, stacked as gpt-oss packs them: 4-bit blocks of 32 values with a byte of scale
        SafetensorsBytes file;
        const QByteArray at = "model.layers.0.mlp.";
        file.tensor(at + "router.weight", "BF16", "4,32", 256)
            .tensor(at + "experts.gate_up_proj_blocks", "U8", "4,16,1,16", 1024)
            .tensor(at + "experts.gate_up_proj_scales", "U8", "4,16,1", 64)
            .tensor(at + "experts.gate_up_proj_bias", "BF16", "4,16", 128)
            .tensor(at + "experts.down_proj_blocks", "U8", "4,32,1,16", 2048)
            .tensor(at + "experts.down_proj_scales", "U8", "4,32,1", 128)
            .tensor("model.layers.1.eh_proj.weight", "BF16", "32,64", 4096)
            .tensor("model.layers.1.mlp.down_proj.weight", "BF16", "32,8", 512);
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"model.safetensors"_s, file.bytes()));
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.released_format, u"mxfp4"_s);
        QCOMPARE(imported->layer_count, 1);
        // router 128, gate and up 4 x 16 x 32, bias 64, down 4 x 32 x 32
        QCOMPARE(imported->model.parameters, 128.0 + 2048 + 64 + 4096);
        QCOMPARE(imported->model.mtp_parameters, 2048.0 + 256);
        const TensorGroup *down = groupOf(imported->model, TensorClass::ExpertDown, 0);
        QVERIFY(down);
        QCOMPARE(down->count, 4.0);
        QCOMPARE(down->stored_bytes, 2176.0);
    }

    void ggufTellsEverything()
    {
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"tiny.gguf"_s, llamaGguf().bytes()));
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->kind, ImportKind::Gguf);
        const LanguageModel &model = imported->model;
        QCOMPARE(model.not_modelled, QString());
        QCOMPARE(model.name, u"Tiny"_s);
        QCOMPARE(model.released_format, u"fp16"_s);
        QCOMPARE(model.max_context, 4096);
        QCOMPARE(model.vocabulary, 3);
        QVERIFY(model.tied_embedding);
        // 3 x 32 + 2 x (32 x 32 x 2 + 2 x 16 x 32 + 3 x 64 x 32 + 64) + 32
        QCOMPARE(model.parameters, 96.0 + 2 * (2048 + 1024 + 6144 + 64) + 32);
        // f16 but for the norms: 2 x (5 x 32) values of 4 bytes
        QCOMPARE(imported->weights_bytes, 2 * (96.0 + 2 * (2048 + 1024 + 6144)) + 4 * 160);
        QCOMPARE(model.layers.size(), 2U);
        QCOMPARE(model.layers[0].mixer, Mixer::FullAttention);
        QCOMPARE(model.layers[0].kv_heads, 1);
        QCOMPARE(model.layers[0].head_dim, 16);
        QVERIFY(imported->warnings.empty());
    }

    void splitGgufIsOneModel()
    {
        Folder folder;
        GgufBytes second;
        second.u32("split.no", 1).u32("split.count", 2);
        second.tensor("output.weight", {32, 3}, 1, 192);
        const QString path = folder.write(u"tiny-00001-of-00002.gguf"_s, llamaGguf().bytes());
        const Result<ImportedModel> half = inspectFile(path);
        QVERIFY(bool(half));
        QVERIFY(warns(*half, ImportWarning::Id::PartsMissing));
        QVERIFY(!half->weights_bytes);
        const QString other = folder.write(u"tiny-00002-of-00002.gguf"_s, second.bytes());
        const Result<ImportedModel> whole = inspectFile(other);
        QVERIFY(bool(whole));
        QVERIFY(!whole->model.tied_embedding);
        QCOMPARE(whole->model.parameters, 96.0 + 2 * (2048 + 1024 + 6144 + 64) + 32 + 96);
        QCOMPARE(whole->files.size(), 2);
    }

    void ggufLayersOfEveryKind()
    {
        // layer 0: Mamba-2; layer 1: attention without a width of its own and experts; layer 2: MLA
        GgufBytes file;
        file.string("general.architecture", "granitehybrid")
            .u32("granitehybrid.block_count", 3)
            .u32("granitehybrid.embedding_length", 32)
            .u32("granitehybrid.vocab_size", 5)
            .u32("granitehybrid.attention.head_count", 4)
            .numbers("granitehybrid.attention.head_count_kv", {0, 2, 4})
            .u32("granitehybrid.expert_count", 8)
            .u32("granitehybrid.expert_used_count", 2)
            .u32("granitehybrid.feed_forward_length", 16)
            .u32("granitehybrid.ssm.inner_size", 64)
            .u32("granitehybrid.ssm.state_size", 16)
            .u32("granitehybrid.ssm.time_step_rank", 4)
            .u32("granitehybrid.ssm.group_count", 1)
            .u32("granitehybrid.ssm.conv_kernel", 4);
        file.tensor("blk.0.ssm_conv1d.weight", {4, 96}, 0, 1536)
            .tensor("blk.0.ssm_in.weight", {32, 164}, 0, 20992)
            .tensor("blk.1.attn_k.weight", {32, 16}, 0, 2048)
            .tensor("blk.1.ffn_down_exps.weight", {16, 32, 8}, 0, 16384)
            .tensor("blk.1.ffn_gate_exps.weight", {32, 16, 8}, 0, 16384)
            .tensor("blk.1.ffn_gate_inp.weight", {32, 8}, 0, 1024);
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"hybrid.gguf"_s, file.bytes()));
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->model.not_modelled, QString());
        const std::vector<Layer> &layers = imported->model.layers;
        QCOMPARE(layers.size(), 3U);
        QCOMPARE(layers[0].mixer, Mixer::StateSpace);
        QCOMPARE(layers[0].state_elements, 64.0 * 16 + (64 + 2 * 16) * 4); // state and convolution
        QCOMPARE(layers[1].mixer, Mixer::FullAttention);
        QCOMPARE(layers[1].kv_heads, 2);
        QCOMPARE(layers[1].head_dim, 8);
        QCOMPARE(layers[2].mixer, Mixer::None); // no tensors of attention
        const TensorGroup *down = groupOf(imported->model, TensorClass::ExpertDown, 1);
        QVERIFY(down);
        QCOMPARE(down->experts, 8);
        QCOMPARE(down->active_share, 0.25);
    }

    // what was measured in the file is what the user's catalogue gives back
    void isKeptInTheUsersCatalogue()
    {
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"tiny.gguf"_s, llamaGguf().bytes()));
        QVERIFY(bool(imported) && imported->architecture);
        QTemporaryDir user;
        QVERIFY(!keepModel(imported->model, *imported->architecture, user.path()));
        const LoadedCatalog loaded = loadCatalog(u":/catalog"_s, user.path());
        QVERIFY(loaded.problems.empty());
        const LanguageModel *kept = loaded.catalog->model(u"Tiny"_s);
        QVERIFY(kept);
        QCOMPARE(kept->parameters, imported->model.parameters);
        QCOMPARE(kept->active_parameters, imported->model.active_parameters);
        QCOMPARE(kept->layers, imported->model.layers);
        QCOMPARE(kept->tensor_runs, imported->model.tensor_runs);
        QCOMPARE(kept->released_format, u"fp16"_s);
        const WeightFormat *format = loaded.catalog->weightFormat(kept->released_format);
        QVERIFY(format);
        QCOMPARE(wholeModelBytes(*kept, *format), *imported->weights_bytes);
    }

    void ggufThatIsNotModelled_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, GgufBytes file, const QString &why) {
            QTest::newRow(name) << file.tensor("x", {8}, 0, 32).bytes() << why;
        };
        row("no architecture", GgufBytes(), u"no general.architecture in the metadata"_s);
        row("unknown", GgufBytes().string("general.architecture", "frobnicator"),
            u"unknown architecture frobnicator"_s);
        row("no layers", GgufBytes().string("general.architecture", "llama"), u"no layers in the metadata"_s);
        row("projector", GgufBytes().string("general.architecture", "clip").string("general.type", "mmproj"),
            u"a file of type mmproj, not a model"_s);
        row("zero heads",
            GgufBytes()
                .string("general.architecture", "llama")
                .u32("llama.block_count", 1)
                .u32("llama.embedding_length", 8)
                .u32("llama.attention.head_count", 0)
                .tensor("blk.0.attn_k.weight", {8}, 0, 32),
            u"no attention heads in the metadata"_s);
        row("absurd layers",
            GgufBytes()
                .string("general.architecture", "llama")
                .u32("llama.block_count", 90000)
                .u32("llama.embedding_length", 8),
            u"more than 1024 layers"_s);
    }
    void ggufThatIsNotModelled()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        Folder folder;
        const Result<ImportedModel> imported = inspectFile(folder.write(u"x.gguf"_s, bytes));
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.not_modelled, why);
        QVERIFY(imported->model.parameters >= 8);
    }

    void kindIsToldByTheContent()
    {
        Folder folder;
        QCOMPARE(inspectFile(folder.write(u"model.json"_s, llamaGguf().bytes()))->kind, ImportKind::Gguf);
        QCOMPARE(inspectFile(folder.write(u"x.gguf"_s, wholeModel().bytes()))->kind, ImportKind::Safetensors);
        QCOMPARE(inspectFile(folder.write(u"y.gguf"_s, QByteArray(kConfig) + '}'))->kind, ImportKind::HfConfig);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Problem>("problem");
        QTest::newRow("empty") << QByteArray() << Problem::Empty;
        QTest::newRow("white space") << QByteArray(" \n\t\n") << Problem::Empty;
        QTest::newRow("text") << QByteArray("INFO 12-01 gpu_worker.py: memory profiling takes 1.2 seconds")
                              << Problem::WrongFormat;
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n") << Problem::WrongFormat;
        QTest::newRow("zeros") << QByteArray(5000, '\0') << Problem::WrongFormat;
        QTest::newRow("JSON of another kind")
            << QByteArray(R"({"name": "leaflet", "version": "1.9.4"})") << Problem::WrongFormat;
        QTest::newRow("cut JSON") << QByteArray(kConfig) << Problem::Truncated;
        QTest::newRow("cut GGUF") << llamaGguf().bytes().first(200) << Problem::Truncated;
        QTest::newRow("header longer than the file") << wholeModel().bytes().first(300) << Problem::Truncated;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Problem, problem);
        Folder folder;
        const QString path = folder.write(u"config.json"_s, bytes);
        const Result<ImportedModel> imported = inspectFile(path);
        QVERIFY(!imported);
        QCOMPARE(imported.error().problem, problem);
        QCOMPARE(imported.error().file, path);
    }

    // 2^40 bytes of header in a file of ten
    void aHeaderLongerThanItsFileIsNamed()
    {
        Folder folder;
        const QString path = folder.write(u"model.safetensors"_s, QByteArray("\0\0\0\0\0\1\0\0{}", 10));
        const Result<ImportedModel> imported = inspectFile(path);
        QVERIFY(!imported);
        QCOMPARE(imported.error().problem, Problem::Truncated);
        QCOMPARE(imported.error().expected.minimum, std::optional<double>(8 + 1'099'511'627'776.0));
    }

    void whatIsNoFileCannotBeRead()
    {
        QCOMPARE(inspectFile(u"/nowhere/config.json"_s).error().problem, Problem::CannotRead);
        QCOMPARE(inspectFile(QStringLiteral(TAROZI_SOURCE_DIR)).error().problem, Problem::CannotRead);
    }

    // two gigabytes that take no room on the disk
    void hugeConfigIsRefusedBySize()
    {
        Folder folder;
        const QString path = folder.write(u"config.json"_s, QByteArray(kConfig));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(qint64(2) << 30));
        file.close();
        const Result<ImportedModel> imported = inspectFile(path);
        QVERIFY(!imported);
        QCOMPARE(imported.error().problem, Problem::TooLarge);
        QCOMPARE(imported.error().found, u"2147483648 bytes"_s);
    }

    // gigabytes of weights behind a header of a few kilobytes: only the header is read
    void hugeGgufIsReadByItsHeader()
    {
        Folder folder;
        GgufBytes bytes;
        bytes.string("general.architecture", "llama")
            .u32("llama.block_count", 1)
            .u32("llama.embedding_length", 4096)
            .u32("llama.attention.head_count", 32)
            .u32("llama.feed_forward_length", 16)
            .u32("llama.vocab_size", 131072);
        bytes.tensor("blk.0.attn_k.weight", {4096, 4096}, 1, qint64(32) << 20)
            .tensor("token_embd.weight", {4096, 131072}, 1, qint64(1) << 30);
        const QString path = folder.write(u"huge.gguf"_s, bytes.withoutData());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(bytes.withoutData().size() + (qint64(32) << 20) + (qint64(1) << 30)));
        file.close();
        const Result<ImportedModel> imported = inspectFile(path);
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->weights_bytes, double((qint64(32) << 20) + (qint64(1) << 30)));
    }
};

QTEST_GUILESS_MAIN(TestModelFiles)
#include "tst_model_files.moc"
