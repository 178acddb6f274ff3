#include "PixelSampling.h"

#include <string.h>

// Four components at a time, in vectors that compilers know on every processor.
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint16_t shorts4 __attribute__((vector_size(8)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef int32_t integers4 __attribute__((vector_size(16)));
typedef float floats4 __attribute__((vector_size(16)));

static inline words4 load(const uint16_t *value) {
    shorts4 components;
    memcpy(&components, value, sizeof components);
    return __builtin_convertvector(components, words4);
}

static inline void store(uint16_t *value, words4 components) {
    shorts4 narrow = __builtin_convertvector(components, shorts4);
    memcpy(value, &narrow, sizeof narrow);
}

/// Returns the sums, which are less than 2^24, divided by a number and rounded.
static inline words4 average(words4 sums, float part) {
    return __builtin_convertvector(__builtin_convertvector(sums, floats4) * part + 0.5f, words4);
}

static int smaller(int a, int b) { return a < b ? a : b; }
static int larger(int a, int b) { return a > b ? a : b; }

void average_blocks(
    const uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height, int block, uint16_t *averages,
    ptrdiff_t blocks_in_row) {
    for (int top = 0; top < height; top += block) {
        int rows = smaller(block, height - top);
        for (int left = 0; left < width; left += block) {
            int columns = smaller(block, width - left);
            // Two components in each number; 256 pixels of up to 255 fit into 16 bits.
            uint32_t even = 0, odd = 0;
            for (int y = 0; y < rows; y++) {
                const uint32_t *row = pixels + (top + y) * pixels_in_row + left;
                for (int x = 0; x < columns; x++) {
                    even += row[x] & 0x00FF00FF;
                    odd += row[x] >> 8 & 0x00FF00FF;
                }
            }
            words4 sums = {even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16};
            store(
                averages + (top / block * blocks_in_row + left / block) * 4,
                average(sums, 256 / (float)(rows * columns)));
        }
    }
}

/// Averages a line of values, which are `step` components apart, into another.
static void blur_line(const uint16_t *line, uint16_t *result, int length, ptrdiff_t step, int half) {
    words4 sum = {0, 0, 0, 0};
    int count = smaller(half, length);
    for (int i = 0; i < count; i++) sum += load(line + i * step);
    for (int i = 0; i < length; i++) {
        if (i + half < length) {
            sum += load(line + (i + half) * step);
            count++;
        }
        if (i - half - 1 >= 0) {
            sum -= load(line + (i - half - 1) * step);
            count--;
        }
        store(result + i * step, average(sum, 1 / (float)count));
    }
}

void blur_blocks(uint16_t *blocks, int columns, int rows, int half, uint16_t *spare) {
    if (half == 0) return;
    for (int y = 0; y < rows; y++) {
        ptrdiff_t start = (ptrdiff_t)y * columns * 4;
        blur_line(blocks + start, spare + start, columns, 4, half);
    }
    for (int x = 0; x < columns; x++) blur_line(spare + x * 4, blocks + x * 4, rows, (ptrdiff_t)columns * 4, half);
}

void tint_blocks(uint16_t *blocks, int count, float saturation, const float tint[4]) {
    float rest = 1 - tint[3];
    for (int i = 0; i < count; i++) {
        uint16_t *value = blocks + i * 4;
        float alpha = value[3];
        float grey = 0.0722f * value[0] + 0.7152f * value[1] + 0.2126f * value[2];
        for (int c = 0; c < 3; c++) {
            float color = grey + saturation * (value[c] - grey);
            color = color < 0 ? 0 : color > alpha ? alpha : color;
            value[c] = (uint16_t)(color * rest + tint[c] * tint[3] * 65280 + 0.5f);
        }
        value[3] = (uint16_t)(alpha * rest + tint[3] * 65280 + 0.5f);
    }
}

/// Writes a row of pixels. `row` is a row of values `parts` times as large as those of blocks, and `parts` is two for
/// each pixel of a block: the distance of two blocks is counted in halves of pixels.
static void enlarge_row(const integers4 *row, int columns, int parts, int x, int width, uint32_t *pixels) {
    // 256 * parts * parts is a power of two.
    const int shift = 8 + 2 * __builtin_ctz((unsigned)parts);
    int position = 2 * x + 1 - parts / 2;
    int written = 0;
    while (written < width) {
        int column = position >= 0 ? position / parts : -1;
        int part = position - column * parts;
        integers4 left = row[larger(smaller(column, columns - 1), 0)];
        integers4 right = row[larger(smaller(column + 1, columns - 1), 0)];
        integers4 value = left * parts + (right - left) * part + (1 << (shift - 1));
        integers4 step = (right - left) * 2;
        int end = smaller(written + (parts - part + 1) / 2, width);
        position += 2 * (end - written);
        for (; written < end; written++) {
            bytes4 bytes = __builtin_convertvector(value >> shift, bytes4);
            memcpy(pixels + written, &bytes, sizeof bytes);
            value += step;
        }
    }
}

void enlarge_blocks(
    const uint16_t *blocks, int columns, int rows, int block, int x, int y, int width, int height, uint32_t *pixels,
    ptrdiff_t pixels_in_row, void *spare) {
    int parts = 2 * block;
    integers4 *row = spare;
    for (int line = 0; line < height; line++) {
        int position = 2 * (y + line) + 1 - block;
        int above = position >= 0 ? position / parts : -1;
        int part = position - above * parts;
        const uint16_t *upper = blocks + (ptrdiff_t)larger(smaller(above, rows - 1), 0) * columns * 4;
        const uint16_t *lower = blocks + (ptrdiff_t)larger(smaller(above + 1, rows - 1), 0) * columns * 4;
        for (int column = 0; column < columns; column++) {
            words4 first = load(upper + column * 4), second = load(lower + column * 4);
            row[column] = (integers4)(first * (uint32_t)(parts - part) + second * (uint32_t)part);
        }
        enlarge_row(row, columns, parts, x, width, pixels + line * pixels_in_row);
    }
}

void lay_over(uint32_t *pixels, const uint32_t *above, ptrdiff_t count) {
    for (ptrdiff_t i = 0; i < count; i++) {
        uint32_t alpha = above[i] >> 24;
        if (alpha == 255) {
            pixels[i] = above[i];
        } else if (alpha > 0) {
            uint32_t rest = 255 - alpha, result = 0;
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t value = (pixels[i] >> shift & 255) * rest + 127;
                uint32_t sum = value / 255 + (above[i] >> shift & 255);
                result |= (sum > 255 ? 255 : sum) << shift;
            }
            pixels[i] = result;
        }
    }
}
