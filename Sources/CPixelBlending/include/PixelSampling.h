#ifndef PIXEL_SAMPLING_H
#define PIXEL_SAMPLING_H

#include <stddef.h>
#include <stdint.h>

// Pictures of blocks: one value for each square of 1, 2, 4, 8 or 16 pixels. A value has four components of 16 bits, 256
// times the components of a pixel, in the order of its bytes.

/// Averages the pixels of each block.
///
/// @param pixels the first pixel of a block; 32 bits each
/// @param pixels_in_row the distance of two rows, in pixels
/// @param width the number of pixels in a row. The last block of a row may have fewer pixels than the others; so may
///     those of the last row.
/// @param averages the value of the first block
/// @param blocks_in_row the distance of two rows of `averages`, in blocks
void average_blocks(
    const uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height, int block, uint16_t *averages,
    ptrdiff_t blocks_in_row);

/// Replaces each value by the average of those up to `half` blocks to the left and the right of it, then up and down.
/// Blocks outside of the picture do not count.
///
/// @param spare memory for one picture of this size
void blur_blocks(uint16_t *blocks, int columns, int rows, int half, uint16_t *spare);

/// Changes the saturation of colors and lays a color over them.
///
/// @param saturation 1 keeps the colors, 0 makes them gray, more makes them stronger
/// @param tint blue, green, red and alpha from 0 to 1, not premultiplied
void tint_blocks(uint16_t *blocks, int count, float saturation, const float tint[4]);

/// Writes pixels of a picture of blocks, with values between those of neighboring blocks.
///
/// @param x the first pixel, counted from the edge of the picture
/// @param width the number of pixels in a row
/// @param spare memory for 16 bytes for each column, at a multiple of 16
void enlarge_blocks(
    const uint16_t *blocks, int columns, int rows, int block, int x, int y, int width, int height, uint32_t *pixels,
    ptrdiff_t pixels_in_row, void *spare);

/// Lays premultiplied pixels over others.
void lay_over(uint32_t *pixels, const uint32_t *above, ptrdiff_t count);

#endif
