#define _GNU_SOURCE
#include "CFoundationRuntime.h"

#include <dlfcn.h>
#include <stddef.h>

// Core Foundation's functions that stand here are found before its own, as those of Localization.c are. Each asks Core
// Foundation too.

static MainBundleSearch search;

/// Whether this thread is in a search, which may itself ask Foundation for the main bundle.
static __thread bool is_searching;

/// Asked for once and outside of the functions below, which Core Foundation may call while it holds its lock.
static const void *main_bundle;

static bool begin_search(const void *bundle) {
    if (is_searching || !bundle || bundle != main_bundle) { return false; }
    is_searching = true;
    return true;
}

static const void *end_search(const void *found) {
    is_searching = false;
    return found;
}

static const void *copy_resource_url(const void *bundle, const void *name, const void *type, const void *folder) {
    static const void *(*original)(const void *, const void *, const void *, const void *);
    if (!original) { original = dlsym(RTLD_NEXT, "CFBundleCopyResourceURL"); }
    const void *found = original(bundle, name, type, folder);
    return found || !begin_search(bundle) ? found : end_search(search.find(name, type, folder, NULL));
}

__attribute__((weak, alias("copy_resource_url"))) const void *CFBundleCopyResourceURL(
    const void *, const void *, const void *, const void *);

__attribute__((weak)) const void *CFBundleCopyResourceURLForLocalization(
    const void *bundle, const void *name, const void *type, const void *folder, const void *language)
{
    static const void *(*original)(const void *, const void *, const void *, const void *, const void *);
    if (!original) { original = dlsym(RTLD_NEXT, "CFBundleCopyResourceURLForLocalization"); }
    const void *found = original(bundle, name, type, folder, language);
    return found || !begin_search(bundle) ? found : end_search(search.find(name, type, folder, language));
}

__attribute__((weak)) const void *CFBundleCopyResourceURLsOfType(
    const void *bundle, const void *type, const void *folder)
{
    static const void *(*original)(const void *, const void *, const void *);
    static void (*release)(const void *);
    if (!original) {
        original = dlsym(RTLD_NEXT, "CFBundleCopyResourceURLsOfType");
        release = dlsym(RTLD_DEFAULT, "CFRelease");
    }
    const void *found = original(bundle, type, folder);
    if (!begin_search(bundle)) { return found; }
    const void *listed = end_search(search.list(found, type, folder));
    if (listed && found) { release(found); }
    return listed ? listed : found;
}

__attribute__((weak)) const void *CFBundleGetInfoDictionary(const void *bundle) {
    static const void *(*original)(const void *);
    if (!original) { original = dlsym(RTLD_NEXT, "CFBundleGetInfoDictionary"); }
    const void *found = begin_search(bundle) ? end_search(search.information()) : NULL;
    return found ? found : original(bundle);
}

__attribute__((weak)) const void *CFBundleGetIdentifier(const void *bundle) {
    static const void *(*original)(const void *);
    if (!original) { original = dlsym(RTLD_NEXT, "CFBundleGetIdentifier"); }
    const void *found = original(bundle);
    return found || !begin_search(bundle) ? found : end_search(search.identifier());
}

bool set_main_bundle_resources(MainBundleSearch new_search) {
    const void *(*get_main)(void) = dlsym(RTLD_DEFAULT, "CFBundleGetMainBundle");
    search = new_search;
    main_bundle = get_main ? get_main() : NULL;
    return dlsym(RTLD_DEFAULT, "CFBundleCopyResourceURL") == copy_resource_url;
}
