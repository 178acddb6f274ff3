#ifndef C_TOOLCHAIN_BETS_CURRENT_LOCALE_H
#define C_TOOLCHAIN_BETS_CURRENT_LOCALE_H

#include <stdbool.h>

/// The locale and the languages of the user, for Foundation.
typedef struct {
    /// Writes an `Array<String>`, the languages, to uninitialized memory. Returns false without writing if Foundation's
    /// own locale and languages count.
    bool (*write_languages)(void *languages);
    /// Likewise an `Array<Locale>`, a locale for each language.
    bool (*write_locales)(void *locales);
    /// Writes a `String`, the identifier of the locale, to uninitialized memory.
    void (*write_identifier)(void *identifier);
    /// Returns the identifier for Core Foundation, retained; NULL if Foundation's own locale counts.
    const void *(*copy_identifier)(void);
    /// Returns those of a list of localizations that the user prefers, retained; NULL if Foundation's own languages count.
    const void *(*copy_preferred)(const void *localizations);
    /// Returns the localizations of the main bundle, retained; NULL if those that Foundation finds count.
    const void *(*copy_localizations)(void);
} CurrentLocale;

/// Has Foundation ask for the current locale where it makes it, which it does after each reset. Returns false for a
/// Foundation that makes it in another way.
bool set_current_locale(CurrentLocale locale);

#endif
