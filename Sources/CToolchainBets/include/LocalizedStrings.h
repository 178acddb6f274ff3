#ifndef C_TOOLCHAIN_BETS_LOCALIZED_STRINGS_H
#define C_TOOLCHAIN_BETS_LOCALIZED_STRINGS_H

#include <stdbool.h>

/// Returns the string for a key in a table, retained, which the bundle at the path has in a language of the user; NULL if
/// it has none, and Foundation then searches. The table may be NULL.
typedef const void *(*LocalizedStringSearch)(const char *bundle_path, const void *key, const void *table);

/// An argument of a format.
typedef struct {
    /// 'i': a 32-bit integer, 'l': a 64-bit integer, 'd': a floating-point number, 'p': a pointer.
    char kind;
    /// The value of 'i' and 'l'.
    long long integer;
    /// The value of 'd'.
    double number;
    /// The value of 'p'.
    const void *pointer;
} FormatArgument;

/// Formats whose words depend on their arguments.
typedef struct {
    /// Writes of which kind the arguments of the format are. Returns their number; 0 for any other format.
    long (*kinds)(const void *format, FormatArgument *arguments, long capacity);
    /// Returns the text for the format and its arguments, retained. `locale` may be NULL.
    const void *(*text)(const void *format, const FormatArgument *arguments, long count, const void *locale);
} LocalizedFormats;

/// Returns the text of one argument, retained, for a format that has one specifier.
const void *copy_text_of_argument(const void *format, FormatArgument argument, const void *locale);

/// Has Foundation use these functions where strings are localized and formatted. Returns false where Foundation does not
/// come here.
bool set_localized_strings(LocalizedStringSearch search, LocalizedFormats formats);

/// Writes the category ("one", "few", "other" ...) that a number has in a language. Returns false if it is not known.
bool get_plural_category(const char *language, double value, char *category, long capacity);

#endif
