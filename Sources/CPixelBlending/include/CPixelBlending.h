#ifndef C_PIXEL_BLENDING_H
#define C_PIXEL_BLENDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "AlphaBlur.h"
#include "PixelHash.h"
#include "PixelSampling.h"

/// Returns whether the processor has the instructions that `blend_mask` uses (AVX2).
bool can_blend_mask(void);

/// Returns whether `blend_mask` was compiled with optimization. Otherwise pixman is faster.
bool blends_masks_fast(void);

/// Lays one color over pixels where a mask covers them, with the arithmetic of pixman's operator OVER.
///
/// Works in groups of eight pixels: pixels up to the next multiple of eight behind `width` are written with the value
/// that they have, and the mask must have zeros there.
///
/// @param pixels the pixel below the upper left corner of the mask: 32 bits each, premultiplied, alpha in the highest
///     byte
/// @param pixels_in_row the distance of two rows, in pixels
/// @param mask coverage in bytes, 255 for a covered pixel
/// @param bytes_in_row the distance of two rows of the mask
/// @param color premultiplied
void blend_mask(
    uint32_t *pixels, ptrdiff_t pixels_in_row, const uint8_t *mask, ptrdiff_t bytes_in_row, int width, int height,
    uint32_t color);

/// Adds coverage to coverage. Sums of more than 255 become 255.
///
/// @param sum the byte below the upper left corner of the mask
/// @param bytes_in_sum_row the distance of two rows of the sum
void add_mask(
    uint8_t *sum, ptrdiff_t bytes_in_sum_row, const uint8_t *mask, ptrdiff_t bytes_in_row, int width, int height);

#endif
