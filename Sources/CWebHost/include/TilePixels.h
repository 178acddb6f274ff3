#ifndef TILE_PIXELS_H
#define TILE_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Writes the rows of a PNG picture with a palette: a filter byte 0, and one index for each pixel.
///
/// `pixels` has 32 bits for each pixel, with blue, green, red, alpha in memory; alpha is ignored. `rows` has room for
/// `height * (width + 1)` bytes, and `palette` for 256 colors of red, green and blue.
///
/// Returns the number of colors, or 0 if there are more than 256; `rows` is undefined then.
int trestle_index_pixels(
    const void *pixels, ptrdiff_t bytes_in_row, int width, int height, uint8_t *rows, uint8_t *palette);

/// Packs the rows of indexes that ``trestle_index_pixels`` has written: `bits` (1, 2 or 4) for each pixel, in place.
///
/// Returns the number of bytes.
size_t trestle_pack_indexes(uint8_t *rows, int width, int height, int bits);

/// Writes the rows of a PNG picture of red, green and blue: a filter byte 0, and three bytes for each pixel. `rows` has room for `height * (3 * width + 1)` bytes.
void trestle_write_colors(const void *pixels, ptrdiff_t bytes_in_row, int width, int height, uint8_t *rows);

#endif
