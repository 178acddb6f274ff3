// alloccount.c - counts every heap allocation of the process by standing in front of glibc's malloc family.
// Memory that a toolkit maps itself (GLib's slices) is not seen.
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
static atomic_ulong count;
static inline void tick(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }
unsigned long peer_alloc_count(void) { return atomic_load(&count); }
void *malloc(size_t n) { tick(); return __libc_malloc(n); }
void *calloc(size_t m, size_t n) { tick(); return __libc_calloc(m, n); }
void *realloc(void *p, size_t n) { tick(); return __libc_realloc(p, n); }
void *memalign(size_t a, size_t n) { tick(); return __libc_memalign(a, n); }
void *aligned_alloc(size_t a, size_t n) { tick(); return __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) { tick(); *p = __libc_memalign(a, n); return *p ? 0 : ENOMEM; }
