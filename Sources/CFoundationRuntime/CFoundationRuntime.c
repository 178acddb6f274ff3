#define _GNU_SOURCE
#include "CFoundationRuntime.h"

#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// What Core Foundation exports. The references are weak: a Foundation that has them no longer is left as it is.

typedef void Function(void);

/// The start of CFRuntimeClass, the record of a type.
typedef struct {
    uintptr_t version;
    const char *class_name;
    Function *init, *copy, *finalize, *equal, *hash, *copy_formatting_description, *copy_description;
} RuntimeClass;

extern RuntimeClass *_CFRuntimeGetClassWithTypeID(unsigned long) __attribute__((weak));
extern Function __HALT __attribute__((weak));
/// A record of function pointers, through which Core Foundation calls Foundation's classes.
extern Function *__CFSwiftBridge[] __attribute__((weak));

/// The number of functions in __CFSwiftBridge before NSMutableString.replaceCharactersInRange.
enum { string_replacement_index = 60 };

// MARK: Writing to protected pages

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

/// Writes a pointer that may be on a read-only page. The page has its protection again afterwards.
static bool write_pointer(Function **address, Function *value) {
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

// MARK: Objects without a type

/// Returns the record of type 0, "Not A Type", whose functions end the process; NULL if they do anything else.
static RuntimeClass *record_of_untyped_objects(void) {
    if (!_CFRuntimeGetClassWithTypeID || !__HALT) { return NULL; }
    RuntimeClass *record = _CFRuntimeGetClassWithTypeID(0);
    if (!record || !record->class_name || strcmp(record->class_name, "Not A Type") != 0) { return NULL; }
    Function *const functions[] = {
        record->init, record->copy, record->finalize, record->equal,
        record->hash, record->copy_formatting_description, record->copy_description,
    };
    for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
        if (functions[index] != __HALT) { return NULL; }
    }
    return record;
}

bool set_functions_of_untyped_objects(ObjectsAreEqual are_equal, HashOfObject hash) {
    RuntimeClass *record = record_of_untyped_objects();
    return record && write_pointer(&record->equal, (Function *)are_equal)
        && write_pointer(&record->hash, (Function *)hash);
}

// MARK: Strings

bool has_string_replacement(void) {
    return __CFSwiftBridge && __CFSwiftBridge[string_replacement_index];
}

StringReplacement exchange_string_replacement(StringReplacement replacement) {
    if (!has_string_replacement()) { return NULL; }
    Function **entry = &__CFSwiftBridge[string_replacement_index];
    Function *former = *entry;
    return write_pointer(entry, (Function *)replacement) ? (StringReplacement)former : NULL;
}

// MARK: Folders

#define FILE_MANAGER "$s20FoundationEssentials11FileManagerC"
extern Function foundation_urls __asm__(
    FILE_MANAGER "4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF") __attribute__((weak));
extern Function foundation_url __asm__(
    FILE_MANAGER "3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF")
    __attribute__((weak));
/// Of FoundationRepairs.
extern Function trestle_urls_for_directory __attribute__((weak));
extern Function trestle_url_for_directory __attribute__((weak));

/// The record of a Swift class.
typedef struct {
    uintptr_t kind, superclass;
    uint32_t flags, instance_address_point, instance_size;
    uint16_t instance_alignment, reserved;
    uint32_t class_size, class_address_point;
    uintptr_t description, destroyer;
    Function *methods[];
} SwiftClass;

static Function **find_method(const SwiftClass *class, Function *method) {
    Function **end = (Function **)((uintptr_t)class - class->class_address_point + class->class_size);
    for (Function **entry = (Function **)class->methods; method && entry < end; entry++) {
        if (*entry == method) { return entry; }
    }
    return NULL;
}

bool replace_folder_search(const void *file_manager) {
    Function **urls = find_method(file_manager, foundation_urls), **url = find_method(file_manager, foundation_url);
    return urls && url && trestle_urls_for_directory && trestle_url_for_directory
        && write_pointer(urls, trestle_urls_for_directory) && write_pointer(url, trestle_url_for_directory);
}
