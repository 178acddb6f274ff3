#include "LocalizedStrings.h"
#include "Shadow.h"

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

static LocalizedStringSearch search;
static LocalizedFormats formats;

// Of Core Foundation, as those of Shadow.h.
extern const void *CFBundleCopyBundleURL(const void *) __attribute__((weak));
extern bool CFURLGetFileSystemRepresentation(const void *, bool, uint8_t *, long) __attribute__((weak));
extern const void *CFStringCreateWithFormat(const void *, const void *, const void *, ...) __attribute__((weak));
extern long CFStringGetLength(const void *) __attribute__((weak));

/// The path of a bundle; false if it has none.
static bool get_path(const void *bundle, char *path, long capacity) {
    if (!bundle || !CFBundleCopyBundleURL || !CFURLGetFileSystemRepresentation || !CFRelease) { return false; }
    const void *url = CFBundleCopyBundleURL(bundle);
    if (!url) { return false; }
    const bool found = CFURLGetFileSystemRepresentation(url, true, (uint8_t *)path, capacity);
    CFRelease(url);
    return found;
}

/// What a bundle without strings answers: the value, or the key if there is no value or an empty one.
static const void *copy_default_string(const void *key, const void *value) {
    const bool has_value = value && (!CFStringGetLength || CFStringGetLength(value) > 0);
    const void *text = has_value ? value : key;
    return text && CFRetain ? CFRetain(text) : NULL;
}

DECLARE_ORIGINAL(
    CFBundleCopyLocalizedString, const void *, (const void *, const void *, const void *, const void *));

static const void *copy_localized_string(
    const void *bundle, const void *key, const void *value, const void *table)
{
    char path[PATH_MAX];
    if (search && get_path(bundle, path, sizeof path)) {
        const void *found = search(path, key, table);
        if (found) { return found; }
    }
    static const void *(*_Atomic original)(const void *, const void *, const void *, const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyLocalizedString, copy_localized_string); }
    return original ? original(bundle, key, value, table) : copy_default_string(key, value);
}

SHADOW(CFBundleCopyLocalizedString, copy_localized_string);

// Stands beside the original. Nothing else in a program needs the file of Core Foundation's archive that has both, and
// the linker takes no file for a function that is defined already, however weakly.
extern const void *CFBundleCopyLocalizedStringForLocalization(
    const void *, const void *, const void *, const void *, const void *);
__attribute__((used)) static const void *const keeps_original = CFBundleCopyLocalizedStringForLocalization;

enum { most_arguments = 32 };

DECLARE_ORIGINAL(
    CFStringCreateWithFormatAndArguments, const void *, (const void *, const void *, const void *, va_list));

static const void *create_formatted_string(
    const void *allocator, const void *options, const void *format, va_list arguments)
{
    static const void *(*_Atomic original)(const void *, const void *, const void *, va_list);
    if (!original) { original = ORIGINAL(CFStringCreateWithFormatAndArguments, create_formatted_string); }
    FormatArgument values[most_arguments];
    const long count = formats.kinds ? formats.kinds(format, values, most_arguments) : 0;
    if (count == 0) {
        if (original) { return original(allocator, options, format, arguments); }
        return CFRetain ? CFRetain(format) : NULL;
    }
    va_list copy;
    va_copy(copy, arguments);
    for (long index = 0; index < count; index++) {
        switch (values[index].kind) {
        case 'i': values[index].integer = va_arg(copy, int); break;
        case 'l': values[index].integer = va_arg(copy, long long); break;
        case 'd': values[index].number = va_arg(copy, double); break;
        default: values[index].pointer = va_arg(copy, const void *); break;
        }
    }
    va_end(copy);
    return formats.text(format, values, count, options);
}

SHADOW(CFStringCreateWithFormatAndArguments, create_formatted_string);

const void *copy_text_of_argument(const void *format, FormatArgument argument, const void *locale) {
    if (!CFStringCreateWithFormat) { return NULL; }
    switch (argument.kind) {
    case 'i': return CFStringCreateWithFormat(NULL, locale, format, (int)argument.integer);
    case 'l': return CFStringCreateWithFormat(NULL, locale, format, argument.integer);
    case 'd': return CFStringCreateWithFormat(NULL, locale, format, argument.number);
    default: return CFStringCreateWithFormat(NULL, locale, format, argument.pointer);
    }
}

bool set_localized_strings(LocalizedStringSearch new_search, LocalizedFormats new_formats) {
    search = new_search;
    formats = new_formats;
    return IS_SHADOWED(CFBundleCopyLocalizedString, copy_localized_string)
        && IS_SHADOWED(CFStringCreateWithFormatAndArguments, create_formatted_string);
}

// MARK: Plural rules

// Of the toolchain's ICU.
extern void *swift_uplrules_openForType(const char *, int, int *);
extern int32_t swift_uplrules_select(const void *, double, uint16_t *, int32_t, int *);
extern void swift_uplrules_close(void *);

bool get_plural_category(const char *language, double value, char *category, long capacity) {
    int status = 0;
    void *rules = swift_uplrules_openForType(language, 0, &status);
    if (!rules || status > 0) { return false; }
    uint16_t keyword[16];
    const int32_t length = swift_uplrules_select(rules, value, keyword, 16, &status);
    swift_uplrules_close(rules);
    if (status > 0 || length >= capacity || length > 16) { return false; }
    for (int32_t index = 0; index < length; index++) { category[index] = (char)keyword[index]; }
    category[length] = 0;
    return true;
}
