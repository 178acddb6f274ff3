#ifndef C_TOOLCHAIN_BETS_MAIN_BUNDLE_H
#define C_TOOLCHAIN_BETS_MAIN_BUNDLE_H

#include <stdbool.h>

/// Where the main bundle's resources are that Core Foundation does not find. Strings, lists and addresses are objects of
/// Foundation; any argument may be NULL, and NULL is returned for what is not there.
typedef struct {
    /// Returns the address of a file, retained. Without a language any is meant, the user's first.
    const void *(*find)(const void *name, const void *type, const void *folder, const void *language);
    /// Returns the addresses that Core Foundation has found and those of all other files of a type, retained; NULL if
    /// there are no others.
    const void *(*list)(const void *found, const void *type, const void *folder);
    /// Returns the type, or the name with it, of the file that Xcode compiles into one of the given type, retained: "xib"
    /// for "nib", "Row.storyboard" for "Row.storyboardc". NULL for every other type.
    const void *(*source)(const void *type_or_name);
    /// Returns the address of the folder that the bundle's paths name, retained; NULL for Core Foundation's own.
    const void *(*folder)(void);
    /// Returns the address at which a bundle is that is not at the given one, retained.
    const void *(*sibling)(const void *url);
    /// Returns the information dictionary, which lasts as long as the process.
    const void *(*information)(void);
    /// Returns the identifier, which lasts as long as the process.
    const void *(*identifier)(void);
} MainBundleSearch;

/// Has Foundation use these functions for the main bundle. Returns false where Foundation does not come here.
bool set_main_bundle_resources(MainBundleSearch search);

/// Whether this thread gets Core Foundation's own answers about the main bundle. Returns the value before.
bool suspend_main_bundle_search(bool suspends);

#endif
