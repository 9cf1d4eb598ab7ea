// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/training_inputs.h"

namespace tarozi {

// What one token keeps of a pass for the way back, in elements of the recipe's activation width. Attention keeps q, k,
// v and its output; a gated MLP its two inner vectors and their product; a matrix that is trained, or adapted, its
// input; norms and the residual stream `norm_elements` hidden sizes.
struct TrainingShape {
    double layers = 0;
    double elements = 0;            // of all layers
    double largest_layer = 0;       // of one
    double layer_inputs = 0;        // what remains of all layers when each is recomputed
    double scores = 0;              // of all layers, without flash attention: heads · sequence
    double largest_scores = 0;      // of one layer
    double logits = 0;              // of the vocabulary; 0 = the model has no head
    double matrix_parameters = 0;   // multiplied with each token, the head included
    double attention_flops = 0;     // of one token, forward
    double largest_matrix = 0;      // elements
    double largest_layer_bytes = 0; // of one layer's weights as they are gathered
    double outer_bytes = 0;         // of the larger of embedding and head
};

TrainingShape trainingShape(const TrainingInputs &in);

} // namespace tarozi
