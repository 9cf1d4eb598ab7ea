// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_types.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// ggml: include/ggml.h, src/ggml-common.h at d99724f2 (2026-08-21)
constexpr std::array kTypes{
    GgmlType{0, "f32", 1, 4},         GgmlType{1, "f16", 1, 2},         GgmlType{2, "q4_0", 32, 18},
    GgmlType{3, "q4_1", 32, 20},      GgmlType{6, "q5_0", 32, 22},      GgmlType{7, "q5_1", 32, 24},
    GgmlType{8, "q8_0", 32, 34},      GgmlType{9, "q8_1", 32, 36},      GgmlType{10, "q2_k", 256, 84},
    GgmlType{11, "q3_k", 256, 110},   GgmlType{12, "q4_k", 256, 144},   GgmlType{13, "q5_k", 256, 176},
    GgmlType{14, "q6_k", 256, 210},   GgmlType{15, "q8_k", 256, 292},   GgmlType{16, "iq2_xxs", 256, 66},
    GgmlType{17, "iq2_xs", 256, 74},  GgmlType{18, "iq3_xxs", 256, 98}, GgmlType{19, "iq1_s", 256, 50},
    GgmlType{20, "iq4_nl", 32, 18},   GgmlType{21, "iq3_s", 256, 110},  GgmlType{22, "iq2_s", 256, 82},
    GgmlType{23, "iq4_xs", 256, 136}, GgmlType{24, "i8", 1, 1},         GgmlType{25, "i16", 1, 2},
    GgmlType{26, "i32", 1, 4},        GgmlType{27, "i64", 1, 8},        GgmlType{28, "f64", 1, 8},
    GgmlType{29, "iq1_m", 256, 56},   GgmlType{30, "bf16", 1, 2},       GgmlType{34, "tq1_0", 256, 54},
    GgmlType{35, "tq2_0", 256, 66},   GgmlType{39, "mxfp4", 32, 17},    GgmlType{40, "nvfp4", 64, 36},
    GgmlType{41, "q1_0", 128, 18},    GgmlType{42, "q2_0", 64, 18},
};

// llama.cpp: enum llama_ftype
constexpr std::array<std::pair<qint64, const char *>, 33> kFileTypes{{
    {0, "fp32"},    {1, "fp16"},    {2, "q4_0"},     {3, "q4_1"},    {7, "q8_0"},    {8, "q5_0"},    {9, "q5_1"},
    {10, "q2_k"},   {11, "q3_k_s"}, {12, "q3_k_m"},  {13, "q3_k_l"}, {14, "q4_k_s"}, {15, "q4_k_m"}, {16, "q5_k_s"},
    {17, "q5_k_m"}, {18, "q6_k"},   {19, "iq2_xxs"}, {20, "iq2_xs"}, {21, "q2_k_s"}, {22, "iq3_xs"}, {23, "iq3_xxs"},
    {24, "iq1_s"},  {25, "iq4_nl"}, {26, "iq3_s"},   {27, "iq3_m"},  {28, "iq2_s"},  {29, "iq2_m"},  {30, "iq4_xs"},
    {31, "iq1_m"},  {32, "bf16"},   {36, "tq1_0"},   {37, "tq2_0"},  {38, "mxfp4"},
}};

} // namespace

const GgmlType *ggmlType(quint32 id)
{
    const auto found = std::find_if(kTypes.begin(), kTypes.end(), [id](const GgmlType &type) { return type.id == id; });
    return found == kTypes.end() ? nullptr : &*found;
}

QString ggufFileType(qint64 file_type)
{
    for (const auto &[number, name] : kFileTypes) {
        if (number == file_type)
            return QString::fromLatin1(name);
    }
    return {};
}

} // namespace tarozi
