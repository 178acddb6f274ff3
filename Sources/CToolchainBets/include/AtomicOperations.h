#ifndef C_TOOLCHAIN_BETS_ATOMIC_OPERATIONS_H
#define C_TOOLCHAIN_BETS_ATOMIC_OPERATIONS_H

#include <stdbool.h>

/// Atomic operations on memory that is not declared atomic, with sequential consistency. `add` returns the new value.
static inline int atomic_add_32(volatile int *value, int amount) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

static inline long long atomic_add_64(volatile long long *value, long long amount) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

/// These return the former value.
static inline unsigned atomic_or_32(volatile unsigned *value, unsigned mask) {
    return __atomic_fetch_or(value, mask, __ATOMIC_SEQ_CST);
}

static inline unsigned atomic_and_32(volatile unsigned *value, unsigned mask) {
    return __atomic_fetch_and(value, mask, __ATOMIC_SEQ_CST);
}

static inline unsigned atomic_xor_32(volatile unsigned *value, unsigned mask) {
    return __atomic_fetch_xor(value, mask, __ATOMIC_SEQ_CST);
}

static inline bool atomic_swap_32(int expected, int desired, volatile int *value) {
    return __atomic_compare_exchange_n(value, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static inline bool atomic_swap_64(long long expected, long long desired, volatile long long *value) {
    return __atomic_compare_exchange_n(value, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

#endif
