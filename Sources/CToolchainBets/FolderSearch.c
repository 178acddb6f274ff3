#include "FolderSearch.h"
#include "ProtectedPages.h"

#include <stddef.h>
#include <stdint.h>

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
