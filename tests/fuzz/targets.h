// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace tarozi::fuzz {

// One parser of data from outside. `run` reads any bytes; whatever they are, it returns, and what was read holds
// together. Its corpus lies in corpus/<name>.
struct Target {
    const char *name;
    void (*run)(const QByteArray &bytes);
};

const std::vector<Target> &targets();

// Ends the program when a promise of a parser is broken.
void require(bool holds, const char *promise);

void json(const QByteArray &bytes);
void config(const QByteArray &bytes);
void safetensors(const QByteArray &bytes);
void safetensorsIndex(const QByteArray &bytes);
void gguf(const QByteArray &bytes);
void priceList(const QByteArray &bytes);
void csv(const QByteArray &bytes);
void pdf(const QByteArray &bytes);
void scenario(const QByteArray &bytes);
void catalogGpus(const QByteArray &bytes);
void catalogModels(const QByteArray &bytes);
void catalogWeightFormats(const QByteArray &bytes);
void catalogRest(const QByteArray &bytes);

} // namespace tarozi::fuzz
