#include "MainBundle.h"
#include "Shadow.h"

#include <stddef.h>

extern const void *CFBundleGetMainBundle(void) __attribute__((weak));

// Each function here asks Core Foundation's own too.

static MainBundleSearch search;

/// Whether this thread is in a search, which may itself ask Foundation for the main bundle.
static __thread bool is_searching;

/// Asked for once and outside of the functions below, which Core Foundation may call while it holds its lock.
static const void *main_bundle;

bool suspend_main_bundle_search(bool suspends) {
    bool outer = is_searching;
    is_searching = suspends;
    return outer;
}

static bool begin_search(const void *bundle) {
    if (is_searching || !bundle || bundle != main_bundle) { return false; }
    is_searching = true;
    return true;
}

static const void *end_search(const void *found) {
    is_searching = false;
    return found;
}

/// The name and type of the file from which Xcode compiles the one that is asked for. False if there is none; otherwise
/// what is not NULL of the two, first the type, has to be released.
static bool get_source(const void **name, const void **type) {
    if (!main_bundle || is_searching) { return false; }
    is_searching = true;
    const void *source = search.source(*type ? *type : *name);
    is_searching = false;
    if (!source) { return false; }
    *(*type ? type : name) = source;
    return true;
}

static void release(const void *object) {
    if (CFRelease) { CFRelease(object); }
}

DECLARE_ORIGINAL(CFBundleCopyResourceURL, const void *, (const void *, const void *, const void *, const void *));

static const void *copy_resource_url(const void *bundle, const void *name, const void *type, const void *folder) {
    static const void *(*_Atomic original)(const void *, const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURL, copy_resource_url); }
    const void *found;
    if (!name && begin_search(bundle)) {
        // Foundation would take any file beside the program.
        found = end_search(search.find(NULL, type, folder, NULL));
    } else {
        found = original ? original(bundle, name, type, folder) : NULL;
        if (!found && begin_search(bundle)) { found = end_search(search.find(name, type, folder, NULL)); }
    }
    if (found || !get_source(&name, &type)) { return found; }
    found = copy_resource_url(bundle, name, type, folder);
    release(type ? type : name);
    return found;
}

SHADOW(CFBundleCopyResourceURL, copy_resource_url);

DECLARE_ORIGINAL(
    CFBundleCopyResourceURLForLocalization, const void *,
    (const void *, const void *, const void *, const void *, const void *));

static const void *copy_localized_resource_url(
    const void *bundle, const void *name, const void *type, const void *folder, const void *language)
{
    static const void *(*_Atomic original)(const void *, const void *, const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURLForLocalization, copy_localized_resource_url); }
    const void *found = original ? original(bundle, name, type, folder, language) : NULL;
    if (!found && begin_search(bundle)) { found = end_search(search.find(name, type, folder, language)); }
    if (found || !get_source(&name, &type)) { return found; }
    found = copy_localized_resource_url(bundle, name, type, folder, language);
    release(type ? type : name);
    return found;
}

SHADOW(CFBundleCopyResourceURLForLocalization, copy_localized_resource_url);

DECLARE_ORIGINAL(CFBundleCopyResourceURLsOfType, const void *, (const void *, const void *, const void *));

static const void *copy_resource_urls(const void *bundle, const void *type, const void *folder) {
    static const void *(*_Atomic original)(const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURLsOfType, copy_resource_urls); }
    const void *found = original ? original(bundle, type, folder) : NULL;
    if (!begin_search(bundle)) { return found; }
    const void *listed = end_search(search.list(found, type, folder));
    if (listed && found) { release(found); }
    return listed ? listed : found;
}

SHADOW(CFBundleCopyResourceURLsOfType, copy_resource_urls);

DECLARE_ORIGINAL(CFBundleGetInfoDictionary, const void *, (const void *));

static const void *get_information(const void *bundle) {
    static const void *(*_Atomic original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleGetInfoDictionary, get_information); }
    const void *found = begin_search(bundle) ? end_search(search.information()) : NULL;
    return found || !original ? found : original(bundle);
}

SHADOW(CFBundleGetInfoDictionary, get_information);

DECLARE_ORIGINAL(CFBundleGetIdentifier, const void *, (const void *));

static const void *get_identifier(const void *bundle) {
    static const void *(*_Atomic original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleGetIdentifier, get_identifier); }
    const void *found = original ? original(bundle) : NULL;
    return found || !begin_search(bundle) ? found : end_search(search.identifier());
}

SHADOW(CFBundleGetIdentifier, get_identifier);

DECLARE_ORIGINAL(CFBundleCopyResourcesDirectoryURL, const void *, (const void *));

static const void *copy_resources_folder(const void *bundle) {
    static const void *(*_Atomic original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourcesDirectoryURL, copy_resources_folder); }
    const void *found = begin_search(bundle) ? end_search(search.folder()) : NULL;
    return found || !original ? found : original(bundle);
}

SHADOW(CFBundleCopyResourcesDirectoryURL, copy_resources_folder);

DECLARE_ORIGINAL(CFBundleCopyBundleURL, const void *, (const void *));

static const void *copy_folder(const void *bundle) {
    static const void *(*_Atomic original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyBundleURL, copy_folder); }
    const void *found = begin_search(bundle) ? end_search(search.folder()) : NULL;
    return found || !original ? found : original(bundle);
}

SHADOW(CFBundleCopyBundleURL, copy_folder);

DECLARE_ORIGINAL(CFBundleCreate, const void *, (const void *, const void *));

static const void *create_bundle(const void *allocator, const void *url) {
    static const void *(*_Atomic original)(const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCreate, create_bundle); }
    const void *found = original ? original(allocator, url) : NULL;
    if (found || !original || !main_bundle || is_searching) { return found; }
    is_searching = true;
    const void *sibling = end_search(search.sibling(url));
    if (!sibling) { return NULL; }
    found = original(allocator, sibling);
    release(sibling);
    return found;
}

SHADOW(CFBundleCreate, create_bundle);

bool set_main_bundle_resources(MainBundleSearch new_search) {
    search = new_search;
    main_bundle = CFBundleGetMainBundle ? CFBundleGetMainBundle() : NULL;
    return IS_SHADOWED(CFBundleCopyResourceURL, copy_resource_url);
}
