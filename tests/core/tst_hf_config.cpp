// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/hf_config.h"
#include "core/importers/inspect.h"
#include "core/importers/kept_modules.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace tarozi;
using namespace Qt::StringLiterals;

namespace {

QString dataFolder()
{
    return QStringLiteral(TAROZI_SOURCE_DIR) + u"/tests/core/data/configs/"_s;
}

double elementsPerToken(const LanguageModel &model, bool windowed)
{
    double elements = 0;
    for (const Layer &layer : model.layers) {
        const bool has_window = layer.mixer == Mixer::SlidingAttention || layer.mixer == Mixer::ChunkedAttention;
        if (!model.caches_tokens || layer.shares_cache || has_window != windowed)
            continue;
        if (layer.mixer == Mixer::LatentAttention)
            elements += layer.latent_elements + layer.indexer_elements;
        else if (layer.mixer == Mixer::FullAttention || has_window)
            elements += double(layer.kv_heads) * (layer.head_dim + layer.value_dim);
    }
    return elements;
}

double stateElements(const LanguageModel &model)
{
    double elements = 0;
    for (const Layer &layer : model.layers)
        elements += layer.state_elements;
    return elements;
}

Result<ImportedModel> readText(const QByteArray &json)
{
    const Result<QJsonObject> object = readPythonJson(json, u"config.json"_s);
    if (!object)
        return object.error();
    return readHfConfig(*object, u"config.json"_s);
}

QByteArray llama(const QByteArray &more = {})
{
    return R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
               "num_key_value_heads": 2, "intermediate_size": 128, "vocab_size": 100)" +
           more + '}';
}

QByteArray repeated(const char *word, int count)
{
    QByteArray list;
    for (int i = 0; i < count; ++i)
        list += (i ? ", \"" : "\"") + QByteArray(word) + '"';
    return list;
}

} // namespace

class TestHfConfig : public QObject
{
    Q_OBJECT

private slots:
    // One row a file; figures of parameters are others' counts (column source), see expected.csv
    void everyConfigOfTheCollection_data()
    {
        QTest::addColumn<QStringList>("row");
        QFile file(dataFolder() + u"expected.csv"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int rows = 0;
        while (!file.atEnd()) {
            const QStringList row = QString::fromUtf8(file.readLine().trimmed()).split(u',');
            QTest::newRow(qPrintable(row.first())) << row;
            ++rows;
        }
        QCOMPARE(rows, 92);
    }
    void everyConfigOfTheCollection()
    {
        QFETCH(QStringList, row);
        const auto is = [](double actual, const QString &text) { return text.isEmpty() || actual == text.toDouble(); };
        const Result<ImportedModel> imported = inspectFile(dataFolder() + row[0]);
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        const LanguageModel &model = imported->model;
        QCOMPARE(model.not_modelled, row[14]);
        QVERIFY2(is(model.parameters, row[1]), qPrintable(QString::number(model.parameters, 'f', 0)));
        QVERIFY2(is(model.mtp_parameters, row[2]), qPrintable(QString::number(model.mtp_parameters, 'f', 0)));
        QCOMPARE(imported->layer_count, row[3].toInt());
        QCOMPARE(model.hidden_size, row[4].toInt());
        QCOMPARE(imported->query_heads, row[5].toInt());
        QCOMPARE(imported->kv_heads, row[6].toInt());
        QCOMPARE(imported->head_dim, row[7].toInt());
        QCOMPARE(model.vocabulary, row[8].toLongLong());
        QCOMPARE(model.max_context, row[9].toLongLong());
        QCOMPARE(model.released_format, row[10]);
        QVERIFY(is(elementsPerToken(model, false), row[11]));
        QVERIFY(is(elementsPerToken(model, true), row[12]));
        QVERIFY(is(stateElements(model), row[13]));
    }

    // Families that the collection lacks, against counts that their makers' checkpoints have.
    void otherFamilies_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<double>("parameters");
        QTest::addColumn<double>("full");
        QTest::addColumn<double>("windowed");
        // num_kv_heads 71 is in the file, but multi_query makes it one
        QTest::newRow("Falcon 7B")
            << QByteArray(R"({"model_type": "falcon", "hidden_size": 4544, "num_hidden_layers": 32, "vocab_size": 65024,
                "num_attention_heads": 71, "num_kv_heads": 71, "multi_query": true, "new_decoder_architecture": false,
                "parallel_attn": true, "bias": false})")
            << 6921720704.0 << 32.0 * 2 * 64 << 0.0;
        QTest::newRow("Gemma 2 9B") << QByteArray(R"({"model_type": "gemma2", "hidden_size": 3584,
                "num_hidden_layers": 42, "num_attention_heads": 16, "num_key_value_heads": 8, "head_dim": 256,
                "intermediate_size": 14336, "vocab_size": 256000, "sliding_window": 4096,
                "max_position_embeddings": 8192})")
                                    << 9241705984.0 << 21.0 * 2 * 8 * 256 << 21.0 * 2 * 8 * 256;
        QTest::newRow("Mistral 7B v0.1") << QByteArray(R"({"model_type": "mistral", "hidden_size": 4096,
                "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 32000,
                "intermediate_size": 14336, "sliding_window": 4096, "max_position_embeddings": 32768,
                "tie_word_embeddings": false})")
                                         << 7241732096.0 << 0.0 << 65536.0;
        QTest::newRow("OLMo 2 7B") << QByteArray(R"({"model_type": "olmo2", "hidden_size": 4096,
                "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 32, "vocab_size": 100352,
                "intermediate_size": 11008, "tie_word_embeddings": false})")
                                   << 7298617344.0 << 262144.0 << 0.0;
        QTest::newRow("Granite 4.0 H Tiny")
            << R"({"model_type": "granitemoehybrid", "hidden_size": 1536, "num_hidden_layers": 40, "vocab_size": 100352,
                "num_attention_heads": 12, "num_key_value_heads": 4, "num_local_experts": 64, "num_experts_per_tok": 6,
                "intermediate_size": 512, "shared_intermediate_size": 1024, "mamba_n_heads": 48, "mamba_d_head": 64,
                "mamba_d_state": 128, "mamba_n_groups": 1, "mamba_d_conv": 4, "mamba_expand": 2,
                "tie_word_embeddings": true, "layer_types": [)" +
                   repeated("mamba", 5) + R"(, "attention", )" + repeated("mamba", 9) + R"(, "attention", )" +
                   repeated("mamba", 9) + R"(, "attention", )" + repeated("mamba", 9) + R"(, "attention", )" +
                   repeated("mamba", 4) + "]}"
            << 6939037248.0 << 4.0 * 2 * 4 * 128 << 0.0;
        QTest::newRow("Jamba 1.5 Mini") << QByteArray(R"({"model_type": "jamba", "hidden_size": 4096,
                "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 65536,
                "intermediate_size": 14336, "num_experts": 16, "num_experts_per_tok": 2, "mamba_dt_rank": 256,
                "tie_word_embeddings": false})")
                                        << 51570323328.0 << 4.0 * 2 * 8 * 128 << 0.0;
        QTest::newRow("Phi 3.5 MoE") << QByteArray(R"({"model_type": "phimoe", "hidden_size": 4096,
                "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 8, "vocab_size": 32064,
                "intermediate_size": 6400, "num_local_experts": 16, "num_experts_per_tok": 2, "attention_bias": true,
                "lm_head_bias": true, "max_position_embeddings": 131072, "sliding_window": 131072,
                "tie_word_embeddings": false})")
                                     << 41873153344.0 << 65536.0 << 0.0;
        QTest::newRow("Llama 4 Scout") << QByteArray(R"({"model_type": "llama4", "text_config": {
                "model_type": "llama4_text", "hidden_size": 5120, "num_hidden_layers": 48, "num_attention_heads": 40,
                "num_key_value_heads": 8, "head_dim": 128, "vocab_size": 202048, "intermediate_size": 8192,
                "intermediate_size_mlp": 16384, "num_local_experts": 16, "num_experts_per_tok": 1,
                "attention_chunk_size": 8192, "interleave_moe_layer_step": 1, "max_position_embeddings": 10485760,
                "tie_word_embeddings": false}, "vision_config": {"model_type": "llama4_vision_model",
                "hidden_size": 1408, "num_hidden_layers": 34, "num_attention_heads": 16, "intermediate_size": 5632,
                "patch_size": 14, "image_size": 336, "projector_input_dim": 4096, "projector_output_dim": 4096}})")
                                       << 108641793536.0 << 12.0 * 2 * 8 * 128 << 36.0 * 2 * 8 * 128;
        QTest::newRow("Nemotron 3 Nano 30B")
            << QByteArray(R"({"model_type": "nemotron_h", "hidden_size": 2688, "num_hidden_layers": 52,
                "vocab_size": 131072, "num_attention_heads": 32, "num_key_value_heads": 2, "head_dim": 128,
                "hybrid_override_pattern": "MEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEM*EMEMEMEM*EMEMEMEME",
                "intermediate_size": 1856, "moe_intermediate_size": 1856, "n_routed_experts": 128,
                "num_experts_per_tok": 6, "n_shared_experts": 1, "moe_shared_expert_intermediate_size": 3712,
                "mamba_num_heads": 64, "mamba_head_dim": 64, "ssm_state_size": 128, "n_groups": 8, "conv_kernel": 4,
                "tie_word_embeddings": false})")
            << 31577937344.0 << 6.0 * 2 * 2 * 128 << 0.0;
        QTest::newRow("OPT 125M") << QByteArray(R"({"model_type": "opt", "hidden_size": 768, "num_hidden_layers": 12,
                "num_attention_heads": 12, "ffn_dim": 3072, "vocab_size": 50272, "max_position_embeddings": 2048})")
                                  << 125239296.0 << 12.0 * 2 * 768 << 0.0;
        QTest::newRow("BLOOM 560M") << QByteArray(R"({"model_type": "bloom", "hidden_size": 1024, "n_layer": 24,
                "n_head": 16, "vocab_size": 250880})")
                                    << 559214592.0 << 24.0 * 2 * 1024 << 0.0;
    }
    void otherFamilies()
    {
        QFETCH(QByteArray, json);
        QFETCH(double, parameters);
        QFETCH(double, full);
        QFETCH(double, windowed);
        const Result<ImportedModel> imported = readText(json);
        QVERIFY2(bool(imported), qPrintable(imported ? QString() : imported.error().place));
        QCOMPARE(imported->model.not_modelled, QString());
        QVERIFY2(imported->model.parameters == parameters,
                 qPrintable(QString::number(imported->model.parameters, 'f', 0)));
        QCOMPARE(elementsPerToken(imported->model, false), full);
        QCOMPARE(elementsPerToken(imported->model, true), windowed);
    }

    void saysWhatItAssumes()
    {
        const Result<ImportedModel> imported = readText(llama());
        QVERIFY(bool(imported));
        const auto assumed = [&](const QString &field) {
            const auto found = std::find_if(imported->assumed.begin(), imported->assumed.end(),
                                            [&](const Assumption &item) { return item.field == field; });
            return found == imported->assumed.end() ? QString() : found->value + u" from "_s + found->basis;
        };
        QCOMPARE(assumed(u"head_dim"_s), u"16 from hidden_size / num_attention_heads"_s);
        QCOMPARE(assumed(u"tie_word_embeddings"_s), u"false from llama"_s);
        QCOMPARE(assumed(u"torch_dtype"_s), u"bfloat16 from "_s);
        QCOMPARE(assumed(u"num_key_value_heads"_s), QString());
    }

    void formats_data()
    {
        QTest::addColumn<QByteArray>("quantization");
        QTest::addColumn<QString>("format");
        const auto row = [](const char *name, const char *json, const QString &format) {
            QTest::newRow(name) << QByteArray(json) << format;
        };
        row("AWQ", R"("quantization_config": {"quant_method": "awq", "bits": 4, "group_size": 128})", u"awq-int4"_s);
        row("GPTQ 8", R"("quantization_config": {"quant_method": "gptq", "bits": 8})", u"gptq-int8"_s);
        row("NF4", R"("quantization_config": {"quant_method": "bitsandbytes", "load_in_4bit": true})", u"nf4"_s);
        row("LLM.int8", R"("quantization_config": {"quant_method": "bitsandbytes", "load_in_8bit": true})", u"int8"_s);
        row("FP8", R"("quantization_config": {"quant_method": "fp8", "activation_scheme": "static"})", u"fp8"_s);
        row("FP8 in blocks", R"("quantization_config": {"quant_method": "fp8", "weight_block_size": [128, 128]})",
            u"fp8-block"_s);
        row("FBGEMM without attention", R"("quantization_config": {"quant_method": "fbgemm_fp8",
            "modules_to_not_convert": ["model.layers.1.self_attn.q_proj", "model.layers.1.self_attn.o_proj"]})",
            u"fp8-mlp"_s);
        row("compressed W8A8", R"("quantization_config": {"quant_method": "compressed-tensors", "config_groups":
            {"group_0": {"weights": {"num_bits": 8, "type": "int"}, "input_activations": {"num_bits": 8}}}})",
            u"w8a8-int8"_s);
        row("compressed W4A16", R"("quantization_config": {"quant_method": "compressed-tensors", "config_groups":
            {"group_0": {"weights": {"num_bits": 4, "type": "int", "group_size": 128}}}})",
            u"int4"_s);
        row("compressed FP8", R"("quantization_config": {"quant_method": "compressed-tensors", "config_groups":
            {"group_0": {"weights": {"num_bits": 8, "type": "float", "strategy": "channel"}}}})",
            u"fp8"_s);
        row("compressed NVFP4", R"("quantization_config": {"quant_method": "compressed-tensors", "config_groups":
            {"group_0": {"weights": {"num_bits": 4, "type": "float", "group_size": 16}}}})",
            u"nvfp4"_s);
        row("MXFP4", R"("quantization_config": {"quant_method": "mxfp4"})", u"mxfp4"_s);
        row("ModelOpt", R"("quantization_config": {"quant_method": "modelopt", "quant_algo": "NVFP4"})", u"nvfp4"_s);
        row("Quark", R"("quantization_config": {"quant_method": "quark", "global_quant_config":
            {"weight": {"dtype": "fp8_e4m3"}}})",
            u"fp8"_s);
        row("EXL2", R"("quantization_config": {"quant_method": "exl2", "bits": 4.0})", u"exl2-4.0"_s);
        row("MLX", R"("quantization": {"group_size": 64, "bits": 4})", u"mlx-4bit"_s);
        row("float16", R"("torch_dtype": "float16")", u"fp16"_s);
        row("unknown", R"("quantization_config": {"quant_method": "aqlm"})", QString());
    }
    void formats()
    {
        QFETCH(QByteArray, quantization);
        QFETCH(QString, format);
        const Result<ImportedModel> imported = readText(llama(", " + quantization));
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.released_format, format);
        const bool warned = std::any_of(imported->warnings.begin(), imported->warnings.end(), [](const auto &warning) {
            return warning.id == ImportWarning::Id::FormatUnknown && warning.text == "aqlm"_L1;
        });
        QCOMPARE(warned, format.isEmpty());
    }

    void keptModulesStayInSixteenBit()
    {
        // 2 layers: q_proj of layer 1 by name, every down_proj by wildcard, the rest by the format
        const Result<ImportedModel> imported = readText(llama(R"(, "quantization_config": {"quant_method": "fp8",
            "modules_to_not_convert": ["model.layers.1.self_attn.q_proj", "*.mlp.down_proj", "re:nothing[0-9]"]})"));
        QVERIFY(bool(imported));
        int kept = 0;
        for (const TensorGroup &tensor : imported->model.tensors) {
            const bool expected =
                tensor.kind == TensorClass::MlpDown || (tensor.kind == TensorClass::AttentionQ && tensor.layer == 1);
            QCOMPARE(tensor.stored_bytes, expected ? 2 * tensor.parameters() : 0.0);
            kept += expected ? 1 : 0;
        }
        QCOMPARE(kept, 3);
    }

    void patternsOfKeptModules()
    {
        KeptModules modules(
            {u"lm_head"_s, u"model.layers.*.self_attn"_s, u"re:.*mlp\\.(gate|up)_proj.*"_s, u"visual"_s});
        QVERIFY(modules.contains(u"lm_head"_s));
        QVERIFY(modules.contains(u"layers.7.self_attn.q_proj"_s));
        QVERIFY(modules.contains(u"layers.7.mlp.gate_proj"_s));
        QVERIFY(modules.contains(u"model.visual.blocks.0.attn"_s));
        QVERIFY(!modules.contains(u"layers.7.mlp.down_proj"_s));
        // whatever stands before the layers
        QVERIFY(KeptModules({u"language_model.model.layers.3.mlp"_s}).contains(u"layers.3.mlp.up_proj"_s));
        QVERIFY(!modules.contains(u"model.visuals.0"_s));
        // an expression that would take an exponential number of steps
        KeptModules evil({u"re:(a+)+b"_s});
        QVERIFY(!evil.contains(QString(60, u'a')));
    }

    void pythonNumbers()
    {
        const Result<QJsonObject> json = readPythonJson(
            "\xef\xbb\xbf{\"a\": [0.0, Infinity, -Infinity, NaN],\r\n \"b\": \"NaN \\\" Infinity\", \"c\": -1}",
            u"f"_s);
        QVERIFY(bool(json));
        const QJsonArray list = json->value("a"_L1).toArray();
        QCOMPARE(list.size(), 4);
        QVERIFY(list[1].isNull() && list[2].isNull() && list[3].isNull());
        QCOMPARE(json->value("b"_L1).toString(), u"NaN \" Infinity"_s);
        QCOMPARE(json->value("c"_L1).toInt(), -1);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &json, Problem problem, const QString &place) {
            QTest::newRow(name) << json << problem << place;
        };
        const auto with = [](const char *key, const char *value) {
            QJsonObject json = QJsonDocument::fromJson(llama()).object();
            json.insert(QString::fromLatin1(key), QJsonDocument::fromJson(QByteArray("[") + value + ']').array()[0]);
            return QJsonDocument(json).toJson(QJsonDocument::Compact);
        };
        const auto without = [](const char *key) {
            QJsonObject json = QJsonDocument::fromJson(llama()).object();
            json.remove(QString::fromLatin1(key));
            return QJsonDocument(json).toJson(QJsonDocument::Compact);
        };
        row("no layers", without("num_hidden_layers"), Problem::MissingKey, u"num_hidden_layers"_s);
        row("no heads", without("num_attention_heads"), Problem::MissingKey, u"num_attention_heads"_s);
        row("no vocabulary", without("vocab_size"), Problem::MissingKey, u"vocab_size"_s);
        row("no width", without("intermediate_size"), Problem::MissingKey, u"intermediate_size"_s);
        row("zero layers", with("num_hidden_layers", "0"), Problem::OutOfRange, u"num_hidden_layers"_s);
        row("zero heads", with("num_attention_heads", "0"), Problem::OutOfRange, u"num_attention_heads"_s);
        row("zero KV heads", with("num_key_value_heads", "0"), Problem::OutOfRange, u"num_key_value_heads"_s);
        row("negative size", with("hidden_size", "-64"), Problem::OutOfRange, u"hidden_size"_s);
        row("fractional size", with("hidden_size", "64.5"), Problem::WrongType, u"hidden_size"_s);
        row("a word for a size", with("hidden_size", "\"64\""), Problem::WrongType, u"hidden_size"_s);
        row("absurd layers", with("num_hidden_layers", "100000"), Problem::TooLarge, u"num_hidden_layers"_s);
        row("absurd width", with("intermediate_size", "1e18"), Problem::OutOfRange, u"intermediate_size"_s);
        row("more KV heads than heads", with("num_key_value_heads", "8"), Problem::OutOfRange,
            u"num_key_value_heads"_s);
        row("heads do not divide", with("num_attention_heads", "3"), Problem::OutOfRange, u"num_attention_heads"_s);
        row("more experts a token than experts",
            with("num_local_experts", "8").replace("{", R"({"num_experts_per_tok": 9,)"), Problem::OutOfRange,
            u"num_experts_per_tok"_s);
        row("short list of layers", with("layer_types", R"(["full_attention"])"), Problem::OutOfRange,
            u"layer_types"_s);
        row("inside the text part",
            "{\"model_type\": \"mistral3\", \"text_config\": " + with("num_attention_heads", "0") + '}',
            Problem::OutOfRange, u"text_config.num_attention_heads"_s);
        row("nothing", "", Problem::Empty, QString());
        row("a list", "[]", Problem::WrongType, QString());
        row("not JSON", "{\"model_type\": llama}", Problem::NotJson, u"byte 15"_s);
        row("a thousand levels", QByteArray(1000, '[') + QByteArray(1000, ']'), Problem::TooDeep, u"byte 64"_s);
    }
    void refuses()
    {
        QFETCH(QByteArray, json);
        QFETCH(Problem, problem);
        QFETCH(QString, place);
        const Result<ImportedModel> imported = readText(json);
        QVERIFY(!imported);
        QCOMPARE(imported.error().file, u"config.json"_s);
        QCOMPARE(imported.error().problem, problem);
        QCOMPARE(imported.error().place, place);
    }

    void saysWhatIsNotModelled_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, QByteArray json, const QString &why) {
            QTest::newRow(name) << json << why;
        };
        row("unknown word", llama().replace("llama", "frobnicator"), u"unknown architecture frobnicator"_s);
        row("unknown layers", llama(R"(, "layer_types": ["full_attention", "hyperspace"])"),
            u"layers of type hyperspace"_s);
        row("encoder and decoder", llama(R"(, "is_encoder_decoder": true)"), u"encoder and decoder"_s);
        row("no text part", R"({"model_type": "gemma3", "vision_config": {"hidden_size": 8}})",
            u"no language model in the configuration"_s);
    }
    void saysWhatIsNotModelled()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, why);
        const Result<ImportedModel> imported = readText(json);
        QVERIFY(bool(imported));
        QCOMPARE(imported->model.not_modelled, why);
        QVERIFY(imported->model.layers.empty());
        QVERIFY(!imported->architecture);
    }
};

QTEST_GUILESS_MAIN(TestHfConfig)
#include "tst_hf_config.moc"
