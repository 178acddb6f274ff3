#ifndef PIXEL_HASH_H
#define PIXEL_HASH_H

#include <stddef.h>
#include <stdint.h>

/// Returns FNV-1a over the width, the height, and the red, green and blue of all pixels, two pixels at a time.
///
/// @param pixels 32 bits each, alpha in the highest byte
/// @param pixels_in_row the distance of two rows, in pixels
uint64_t pixel_hash(const uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height);

#endif
