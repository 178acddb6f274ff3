// Counts heap allocations in test programs. A program may replace the C library's allocator by defining its functions
// (https://sourceware.org/glibc/manual/latest/html_node/Replacing-malloc.html); these count and pass on to the library's
// own. A sanitizer replaces the allocator itself, and offers to call a function at each allocation instead.
#include "AllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// initial-exec: reading it must not allocate.
static __thread unsigned long allocations __attribute__((tls_model("initial-exec")));

unsigned long allocation_count(void) { return allocations; }

unsigned long allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

#include <sanitizer/allocator_interface.h>

static void count(const volatile void *allocated, size_t size) { allocations++; }
static void ignore(const volatile void *freed) {}

__attribute__((constructor)) static void install(void) { __sanitizer_install_malloc_and_free_hooks(count, ignore); }

#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    allocations++;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    allocations++;
    void *allocated = __libc_memalign(alignment, size);
    if (allocated == NULL) return ENOMEM;
    *memory = allocated;
    return 0;
}

#endif
