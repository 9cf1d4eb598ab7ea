// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quantity.h"

#include <QString>

namespace tarozi::ui::words {

// The words of images, video and speech; empty for others.
QString mediaQuantity(Quantity quantity);

} // namespace tarozi::ui::words
