#include "PixelHash.h"

static const uint64_t initial = 0xCBF29CE484222325;
static const uint64_t prime = 0x100000001B3;
static const uint32_t color = 0x00FFFFFF;

static inline uint64_t add(uint64_t hash, uint64_t value) { return (hash ^ value) * prime; }

uint64_t pixel_hash(const uint32_t *pixels, ptrdiff_t pixels_in_row, int width, int height) {
    uint64_t hash = add(add(initial, (uint64_t)width), (uint64_t)height);
    for (int y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * pixels_in_row;
        int x = 0;
        for (; x + 1 < width; x += 2) hash = add(hash, (row[x] & color) | (uint64_t)(row[x + 1] & color) << 32);
        if (x < width) hash = add(hash, row[x] & color);
    }
    return hash;
}
