#define _GNU_SOURCE
#include "ProtectedPages.h"

#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
    uintptr_t address;
    /// -1 while the address has not been found.
    int protection;
} PageProtection;

static int find_protection(struct dl_phdr_info *image, size_t size, void *context) {
    PageProtection *page = context;
    const uintptr_t page_mask = ~((uintptr_t)getpagesize() - 1);
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[index];
        const uintptr_t start = image->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
        if (segment->p_type == PT_LOAD && page->address >= start && page->address < end) {
            page->protection = ((segment->p_flags & PF_R) ? PROT_READ : 0)
                | ((segment->p_flags & PF_W) ? PROT_WRITE : 0) | ((segment->p_flags & PF_X) ? PROT_EXEC : 0);
        }
    }
    if (page->protection < 0) { return 0; }
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &image->dlpi_phdr[index];
        const uintptr_t start = image->dlpi_addr + segment->p_vaddr, end = start + segment->p_memsz;
        // The loader makes these pages read-only after it has relocated them, except for the last one if it is not full.
        if (segment->p_type == PT_GNU_RELRO && page->address >= (start & page_mask) && page->address < (end & page_mask)) {
            page->protection &= ~PROT_WRITE;
        }
    }
    return 1;
}

bool write_pointer(Function **address, Function *value) {
    PageProtection page = {(uintptr_t)address, -1};
    dl_iterate_phdr(find_protection, &page);
    if (page.protection < 0) { return false; }
    if (page.protection & PROT_WRITE) {
        *address = value;
        return true;
    }
    const uintptr_t size = (uintptr_t)getpagesize();
    void *start = (void *)(page.address & ~(size - 1));
    if (mprotect(start, size, page.protection | PROT_WRITE) != 0) { return false; }
    *address = value;
    mprotect(start, size, page.protection);
    return true;
}
