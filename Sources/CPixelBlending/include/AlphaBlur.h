#ifndef ALPHA_BLUR_H
#define ALPHA_BLUR_H

#include <stddef.h>
#include <stdint.h>

/// Blurs the alpha of pixels: each box averages an odd number of pixels, first along rows, then along columns. Pixels
/// outside of the picture are transparent. Colors become black.
///
/// @param pixels_in_row the distance of two rows, in pixels
/// @param boxes the widths of the boxes, each odd and less than 8192
/// @param spare memory for two bytes for each pixel, and four for each of a row
void blur_alpha(
    uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height, const int *boxes, int box_count, void *spare);

#endif
