// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/training_memory.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// bytes = parameters · bytes of each / GPUs that share it
void recordPart(Quantity part, double trainable, double each, double value, const TrainingInputs &in,
                StepRecorder &recorder)
{
    Step step{part,
              u"B = P·b"_s,
              {term(u"P", Quantity::TrainableParameters, trainable, Unit::Parameters),
               term(u"b", Quantity::RecipeBytes, each, Unit::BytesPerParameter, in.recipe->sources)},
              value,
              Unit::Bytes};
    if (value < trainable * each * 0.999) {
        step.formula = u"B = P·b / n"_s;
        step.terms.push_back(term(u"n", Quantity::Gpus, in.gpus, Unit::Gpus));
    }
    recorder.add(std::move(step));
}

void recordWeights(const TrainingInputs &in, const TrainingMemory &memory, StepRecorder &recorder)
{
    if (!in.adapters()) {
        recorder.add({Quantity::TrainableParameters,
                      u"P = N"_s,
                      {term(u"N", Quantity::Parameters, in.parameters(), Unit::Parameters, in.model->sources)},
                      memory.trainable,
                      Unit::Parameters});
        recordPart(Quantity::Weights, memory.trainable, in.recipe->working, memory.weights, in, recorder);
        return;
    }
    recorder.add({Quantity::TrainableParameters,
                  u"P = Σ r·(n + m)"_s,
                  {term(u"r", Quantity::AdapterRank, in.asked.rank)},
                  memory.trainable,
                  Unit::Parameters});
    recorder.add({Quantity::Weights,
                  in.shardsWeights() ? u"W = Σ P·b / n"_s : u"W = Σ P·b"_s,
                  {term(u"P", Quantity::Parameters, in.model->parameters, Unit::Parameters, in.model->sources),
                   term(u"b", Quantity::BytesPerParameter, memory.weights / in.model->parameters,
                        Unit::BytesPerParameter, in.base->sources)},
                  memory.weights,
                  Unit::Bytes,
                  Rule::TensorSum});
    recordPart(Quantity::Adapters, memory.trainable, in.recipe->working, memory.adapters, in, recorder);
}

void recordActivations(const TrainingInputs &in, const TrainingMemory &memory, StepRecorder &recorder)
{
    const Term sequence = term(u"s", Quantity::SequenceTokens, double(in.asked.sequence), Unit::Tokens);
    const Term batch = term(u"m", Quantity::SequencesPerPass, double(in.asked.microbatch));
    recorder.add({Quantity::LayerActivations,
                  u"A = Σ m·s·e·b"_s,
                  {batch, sequence,
                   term(u"e", Quantity::ActivationCoefficient, memory.layer_bytes / in.tokens() / in.recipe->activation,
                        Unit::None, in.framework->sources),
                   term(u"b", Quantity::BytesPerParameter16Bit, in.recipe->activation)},
                  memory.layer_bytes,
                  Unit::Bytes});
    if (memory.logits_bytes > 0)
        recorder.add({Quantity::Logits,
                      u"Z = m·s·V·c"_s,
                      {batch, sequence, term(u"V", Quantity::Vocabulary, memory.shape.logits),
                       term(u"c", Quantity::LogitBytes, memory.logits_bytes / in.tokens() / memory.shape.logits,
                            Unit::Bytes, in.settings->sources)},
                      memory.logits_bytes,
                      Unit::Bytes});
    const bool recomputed = in.asked.checkpointing != Checkpointing::None;
    recorder.add(
        {Quantity::Activations,
         in.asked.accumulation > 1 ? u"T = k·peak(A, Z)"_s : u"T = k·peak(A, Z) − G"_s,
         {term(u"A", Quantity::LayerActivations, memory.layer_bytes, Unit::Bytes),
          term(u"Z", Quantity::Logits, memory.logits_bytes, Unit::Bytes),
          term(u"k", Quantity::ReservedShare, in.framework->reserved_share, Unit::None, in.framework->sources)},
         memory.activations,
         Unit::Bytes,
         recomputed ? Rule::LayersRecomputed : Rule::None});
}

} // namespace

void recordTrainingMemory(const TrainingInputs &in, const TrainingMemory &memory, StepRecorder &recorder)
{
    ServingInputs card;
    card.gpu = in.gpu;
    card.ecc = in.ecc;
    card.visible_share = in.visible_share;
    card.sees_all_usable = in.sees_all_usable;
    recordLadder(card, memory.ladder, recorder);
    const double limit = memory.ladder.visible - in.other_tenants_bytes;
    recorder.add({Quantity::Limit,
                  u"L = S − X"_s,
                  {term(u"S", Quantity::VisibleMemory, memory.ladder.visible, Unit::Bytes),
                   term(u"X", Quantity::OtherTenants, in.other_tenants_bytes, Unit::Bytes)},
                  limit,
                  Unit::Bytes});
    recordWeights(in, memory, recorder);
    recordPart(Quantity::Gradients, memory.trainable, in.recipe->gradients, memory.gradients, in, recorder);
    const double state =
        in.recipe->master + in.optimizer->moments * in.optimizer->moment_bytes.value_or(in.recipe->moment);
    recordPart(Quantity::OptimizerState, memory.trainable, state, memory.optimizer, in, recorder);
    recordActivations(in, memory, recorder);
    recorder.add({Quantity::Runtime,
                  u"R = c + g"_s,
                  {term(u"c", Quantity::CudaContext, memory.context, Unit::Bytes, in.settings->sources),
                   term(u"g", Quantity::GatheredWeights, memory.gathered, Unit::Bytes)},
                  memory.context + memory.gathered,
                  Unit::Bytes});
    recorder.add({Quantity::Need,
                  u"N = W + a + G + O + T + R"_s,
                  {term(u"W", Quantity::Weights, memory.weights, Unit::Bytes),
                   term(u"a", Quantity::Adapters, memory.adapters, Unit::Bytes),
                   term(u"G", Quantity::Gradients, memory.gradients, Unit::Bytes),
                   term(u"O", Quantity::OptimizerState, memory.optimizer, Unit::Bytes),
                   term(u"T", Quantity::Activations, memory.activations, Unit::Bytes),
                   term(u"R", Quantity::Runtime, memory.context + memory.gathered, Unit::Bytes)},
                  memory.need,
                  Unit::Bytes});
    recorder.add(
        {Quantity::Headroom,
         u"H = L − N"_s,
         {term(u"L", Quantity::Limit, limit, Unit::Bytes), term(u"N", Quantity::Need, memory.need, Unit::Bytes)},
         limit - memory.need,
         Unit::Bytes});
}

} // namespace tarozi
