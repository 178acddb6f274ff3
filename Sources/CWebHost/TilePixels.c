#include "TilePixels.h"

#include <stdbool.h>
#include <string.h>

enum { slots = 1024 };

/// The colors found, by hash. A slot has a color in its low 24 bits, with bit 24 set.
typedef struct {
    uint32_t colors[slots];
    uint8_t indexes[slots];
    int count;
} color_table;

/// Returns the index of a color, or -1 if it is the 257th.
static int index_of(color_table *table, uint32_t color, uint8_t *palette) {
    uint32_t key = color | 1u << 24;
    uint32_t slot = (color * 0x9E3779B1u) >> 22;
    while (table->colors[slot] != key) {
        if (table->colors[slot] == 0) {
            if (table->count == 256) return -1;
            table->colors[slot] = key;
            table->indexes[slot] = (uint8_t)table->count;
            uint8_t *entry = palette + 3 * table->count++;
            entry[0] = (uint8_t)(color >> 16);
            entry[1] = (uint8_t)(color >> 8);
            entry[2] = (uint8_t)color;
            break;
        }
        slot = (slot + 1) % slots;
    }
    return table->indexes[slot];
}

int trestle_index_pixels(
    const void *pixels, ptrdiff_t bytes_in_row, int width, int height, uint8_t *rows, uint8_t *palette) {
    color_table table;
    memset(&table, 0, sizeof table);
    // Not a color of 24 bits.
    uint32_t last = UINT32_MAX;
    int index = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)((const uint8_t *)pixels + y * bytes_in_row);
        uint8_t *written = rows + (ptrdiff_t)y * (width + 1);
        *written++ = 0;
        const uint32_t *above = y > 0 ? (const uint32_t *)((const uint8_t *)row - bytes_in_row) : NULL;
        if (above && memcmp(row, above, (size_t)width * 4) == 0) {
            memcpy(written, written - (width + 1), (size_t)width);
            continue;
        }
        for (int x = 0; x < width; x++) {
            uint32_t color = row[x] & 0xFFFFFF;
            if (color != last) {
                index = index_of(&table, color, palette);
                if (index < 0) return 0;
                last = color;
            }
            written[x] = (uint8_t)index;
        }
    }
    return table.count;
}

size_t trestle_pack_indexes(uint8_t *rows, int width, int height, int bits) {
    uint8_t *written = rows;
    int in_byte = 8 / bits;
    for (int y = 0; y < height; y++) {
        const uint8_t *row = rows + (ptrdiff_t)y * (width + 1) + 1;
        *written++ = 0;
        for (int x = 0; x < width; x += in_byte) {
            unsigned byte = 0;
            for (int i = 0; i < in_byte; i++) byte = byte << bits | (x + i < width ? row[x + i] : 0);
            *written++ = (uint8_t)byte;
        }
    }
    return (size_t)(written - rows);
}

void trestle_write_colors(const void *pixels, ptrdiff_t bytes_in_row, int width, int height, uint8_t *rows) {
    for (int y = 0; y < height; y++) {
        const uint8_t *row = (const uint8_t *)pixels + y * bytes_in_row;
        *rows++ = 0;
        for (int x = 0; x < width; x++, rows += 3) {
            rows[0] = row[4 * x + 2];
            rows[1] = row[4 * x + 1];
            rows[2] = row[4 * x];
        }
    }
}
