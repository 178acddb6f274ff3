#include "CFoundationRuntime.h"
#include "Shadow.h"

#include <stddef.h>

extern const void *CFBundleGetMainBundle(void) __attribute__((weak));

// Each function here asks Core Foundation's own too.

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

DECLARE_ORIGINAL(CFBundleCopyResourceURL, const void *, (const void *, const void *, const void *, const void *));

static const void *copy_resource_url(const void *bundle, const void *name, const void *type, const void *folder) {
    static const void *(*original)(const void *, const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURL, copy_resource_url); }
    const void *found = original ? original(bundle, name, type, folder) : NULL;
    return found || !begin_search(bundle) ? found : end_search(search.find(name, type, folder, NULL));
}

SHADOW(CFBundleCopyResourceURL, copy_resource_url);

DECLARE_ORIGINAL(
    CFBundleCopyResourceURLForLocalization, const void *,
    (const void *, const void *, const void *, const void *, const void *));

static const void *copy_localized_resource_url(
    const void *bundle, const void *name, const void *type, const void *folder, const void *language)
{
    static const void *(*original)(const void *, const void *, const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURLForLocalization, copy_localized_resource_url); }
    const void *found = original ? original(bundle, name, type, folder, language) : NULL;
    return found || !begin_search(bundle) ? found : end_search(search.find(name, type, folder, language));
}

SHADOW(CFBundleCopyResourceURLForLocalization, copy_localized_resource_url);

DECLARE_ORIGINAL(CFBundleCopyResourceURLsOfType, const void *, (const void *, const void *, const void *));

static const void *copy_resource_urls(const void *bundle, const void *type, const void *folder) {
    static const void *(*original)(const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyResourceURLsOfType, copy_resource_urls); }
    const void *found = original ? original(bundle, type, folder) : NULL;
    if (!begin_search(bundle)) { return found; }
    const void *listed = end_search(search.list(found, type, folder));
    if (listed && found && CFRelease) { CFRelease(found); }
    return listed ? listed : found;
}

SHADOW(CFBundleCopyResourceURLsOfType, copy_resource_urls);

DECLARE_ORIGINAL(CFBundleGetInfoDictionary, const void *, (const void *));

static const void *get_information(const void *bundle) {
    static const void *(*original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleGetInfoDictionary, get_information); }
    const void *found = begin_search(bundle) ? end_search(search.information()) : NULL;
    return found || !original ? found : original(bundle);
}

SHADOW(CFBundleGetInfoDictionary, get_information);

DECLARE_ORIGINAL(CFBundleGetIdentifier, const void *, (const void *));

static const void *get_identifier(const void *bundle) {
    static const void *(*original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleGetIdentifier, get_identifier); }
    const void *found = original ? original(bundle) : NULL;
    return found || !begin_search(bundle) ? found : end_search(search.identifier());
}

SHADOW(CFBundleGetIdentifier, get_identifier);

bool set_main_bundle_resources(MainBundleSearch new_search) {
    search = new_search;
    main_bundle = CFBundleGetMainBundle ? CFBundleGetMainBundle() : NULL;
    return IS_SHADOWED(CFBundleCopyResourceURL, copy_resource_url);
}
