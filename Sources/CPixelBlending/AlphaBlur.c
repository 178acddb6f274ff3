#include "AlphaBlur.h"

#include <string.h>

/// A division by the width of a box, which is a multiplication for widths of less than 256: it is exact for sums of up to
/// 256 times the width then.
typedef struct {
    uint32_t width, half, factor;
} divisor;

static divisor divisor_of(int box) {
    uint32_t width = (uint32_t)box;
    return (divisor){width, width / 2, width < 256 ? ((1u << 24) + width - 1) / width : 0};
}

static inline uint8_t average(uint32_t sum, divisor box) {
    uint32_t rounded = sum + box.half;
    return (uint8_t)(box.factor ? (uint32_t)(((uint64_t)rounded * box.factor) >> 24) : rounded / box.width);
}

static void blur_row(const uint8_t *row, uint8_t *blurred, int width, divisor box) {
    int half = (int)box.half;
    uint32_t sum = 0;
    for (int x = 0; x < half && x < width; x++) sum += row[x];
    for (int x = 0; x < width; x++) {
        if (x + half < width) sum += row[x + half];
        if (x > half) sum -= row[x - half - 1];
        blurred[x] = average(sum, box);
    }
}

static void add_row(uint32_t *sums, const uint8_t *row, int width) {
    for (int x = 0; x < width; x++) sums[x] += row[x];
}

static void remove_row(uint32_t *sums, const uint8_t *row, int width) {
    for (int x = 0; x < width; x++) sums[x] -= row[x];
}

/// All columns at a time: rows are next to each other in memory.
static void blur_columns(
    const uint8_t *plane, uint8_t *blurred, int width, int height, divisor box, uint32_t *sums) {
    int half = (int)box.half;
    memset(sums, 0, sizeof *sums * (size_t)width);
    for (int y = 0; y < half && y < height; y++) add_row(sums, plane + (ptrdiff_t)y * width, width);
    for (int y = 0; y < height; y++) {
        if (y + half < height) add_row(sums, plane + (ptrdiff_t)(y + half) * width, width);
        if (y > half) remove_row(sums, plane + (ptrdiff_t)(y - half - 1) * width, width);
        uint8_t *row = blurred + (ptrdiff_t)y * width;
        for (int x = 0; x < width; x++) row[x] = average(sums[x], box);
    }
}

void blur_alpha(
    uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height, const int *boxes, int box_count, void *spare) {
    uint32_t *sums = spare;
    uint8_t *plane = (uint8_t *)(sums + width);
    uint8_t *other = plane + (ptrdiff_t)width * height;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) plane[(ptrdiff_t)y * width + x] = pixels[y * pixels_in_row + x] >> 24;
    }
    for (int i = 0; i < box_count; i++) {
        divisor box = divisor_of(boxes[i]);
        for (int y = 0; y < height; y++) blur_row(plane + (ptrdiff_t)y * width, other + (ptrdiff_t)y * width, width, box);
        blur_columns(other, plane, width, height, box, sums);
    }
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) pixels[y * pixels_in_row + x] = (uint32_t)plane[(ptrdiff_t)y * width + x] << 24;
    }
}
