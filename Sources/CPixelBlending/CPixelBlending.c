#include "CPixelBlending.h"

#include <string.h>

bool blends_masks_fast(void) {
#ifdef __OPTIMIZE__
    return true;
#else
    return false;
#endif
}

void add_mask(
    uint8_t *sum, ptrdiff_t bytes_in_sum_row, const uint8_t *mask, ptrdiff_t bytes_in_row, int width, int height) {
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            unsigned value = (unsigned)sum[x] + mask[x];
            sum[x] = (uint8_t)(value > 255 ? 255 : value);
        }
        sum += bytes_in_sum_row;
        mask += bytes_in_row;
    }
}

#ifdef __x86_64__

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

bool can_blend_mask(void) { return __builtin_cpu_supports("avx2"); }

/// Returns a * b / 255, rounded, for 16 values of up to 255 each.
AVX2 static inline __m256i product(__m256i a, __m256i b) {
    __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(0x80));
    return _mm256_mulhi_epu16(sum, _mm256_set1_epi16(0x101));
}

/// Returns four pixels of the color under the mask, over four pixels below; 16 bits each component.
AVX2 static inline __m256i over(__m256i color, __m256i alpha, __m256i mask, __m256i below) {
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), product(alpha, mask));
    return _mm256_add_epi16(product(color, mask), product(below, rest));
}

AVX2 void blend_mask(
    uint32_t *pixels, ptrdiff_t pixels_in_row, const uint8_t *mask, ptrdiff_t bytes_in_row, int width, int height,
    uint32_t color) {
    const __m256i zero = _mm256_setzero_si256();
    const __m256i components = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color), zero);
    const __m256i alpha = _mm256_set1_epi16((short)(color >> 24));
    // The bytes of the mask for pixels 0, 1, 4, 5 and 2, 3, 6, 7, four times each: the order in which pixels are
    // unpacked, in halves of 128 bits.
    const __m256i first = _mm256_setr_epi8(
        0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    const __m256i second = _mm256_setr_epi8(
        2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1, 6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x += 8) {
            uint64_t coverage;
            memcpy(&coverage, mask + x, sizeof coverage);
            if (coverage == 0) continue;
            __m256i bytes = _mm256_set1_epi64x((long long)coverage);
            __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + x));
            __m256i low = over(components, alpha, _mm256_shuffle_epi8(bytes, first), _mm256_unpacklo_epi8(below, zero));
            __m256i high = over(components, alpha, _mm256_shuffle_epi8(bytes, second), _mm256_unpackhi_epi8(below, zero));
            _mm256_storeu_si256((__m256i *)(pixels + x), _mm256_packus_epi16(low, high));
        }
        pixels += pixels_in_row;
        mask += bytes_in_row;
    }
}

#else

bool can_blend_mask(void) { return false; }

void blend_mask(
    uint32_t *pixels, ptrdiff_t pixels_in_row, const uint8_t *mask, ptrdiff_t bytes_in_row, int width, int height,
    uint32_t color) {
    __builtin_trap();
}

#endif
