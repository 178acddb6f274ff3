#define _GNU_SOURCE
#include "CFoundationRuntime.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

// Core Foundation's functions that stand here are found before its own, because the dynamic linker looks at the program
// first. They are weak: in a program that contains Foundation (-static-stdlib), Foundation's are the ones.

static LocalizedStringSearch search;
static LocalizedFormats formats;

/// The path of a bundle; false if it has none.
static bool get_path(const void *bundle, char *path, long capacity) {
    const void *(*copy_url)(const void *) = dlsym(RTLD_DEFAULT, "CFBundleCopyBundleURL");
    bool (*get_representation)(const void *, bool, uint8_t *, long) =
        dlsym(RTLD_DEFAULT, "CFURLGetFileSystemRepresentation");
    void (*release)(const void *) = dlsym(RTLD_DEFAULT, "CFRelease");
    if (!bundle || !copy_url || !get_representation || !release) { return false; }
    const void *url = copy_url(bundle);
    if (!url) { return false; }
    const bool found = get_representation(url, true, (uint8_t *)path, capacity);
    release(url);
    return found;
}

static const void *copy_localized_string(
    const void *bundle, const void *key, const void *value, const void *table)
{
    char path[PATH_MAX];
    if (search && get_path(bundle, path, sizeof path)) {
        const void *found = search(path, key, table);
        if (found) { return found; }
    }
    static const void *(*original)(const void *, const void *, const void *, const void *);
    if (!original) { original = dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString"); }
    return original(bundle, key, value, table);
}

__attribute__((weak, alias("copy_localized_string"))) const void *CFBundleCopyLocalizedString(
    const void *, const void *, const void *, const void *);

enum { most_arguments = 32 };

__attribute__((weak)) const void *CFStringCreateWithFormatAndArguments(
    const void *allocator, const void *options, const void *format, va_list arguments)
{
    static const void *(*original)(const void *, const void *, const void *, va_list);
    if (!original) { original = dlsym(RTLD_NEXT, "CFStringCreateWithFormatAndArguments"); }
    FormatArgument values[most_arguments];
    const long count = formats.kinds ? formats.kinds(format, values, most_arguments) : 0;
    if (count == 0) { return original(allocator, options, format, arguments); }
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

const void *copy_text_of_argument(const void *format, FormatArgument argument, const void *locale) {
    const void *(*create)(const void *, const void *, const void *, ...) =
        dlsym(RTLD_DEFAULT, "CFStringCreateWithFormat");
    if (!create) { return NULL; }
    switch (argument.kind) {
    case 'i': return create(NULL, locale, format, (int)argument.integer);
    case 'l': return create(NULL, locale, format, argument.integer);
    case 'd': return create(NULL, locale, format, argument.number);
    default: return create(NULL, locale, format, argument.pointer);
    }
}

bool set_localized_strings(LocalizedStringSearch new_search, LocalizedFormats new_formats) {
    search = new_search;
    formats = new_formats;
    return dlsym(RTLD_DEFAULT, "CFBundleCopyLocalizedString") == copy_localized_string;
}

// MARK: Plural rules

bool get_plural_category(const char *language, double value, char *category, long capacity) {
    void *(*open)(const char *, int, int *) = dlsym(RTLD_DEFAULT, "swift_uplrules_openForType");
    int32_t (*select)(const void *, double, uint16_t *, int32_t, int *) =
        dlsym(RTLD_DEFAULT, "swift_uplrules_select");
    void (*close)(void *) = dlsym(RTLD_DEFAULT, "swift_uplrules_close");
    if (!open || !select || !close) { return false; }
    int status = 0;
    void *rules = open(language, 0, &status);
    if (!rules || status > 0) { return false; }
    uint16_t keyword[16];
    const int32_t length = select(rules, value, keyword, 16, &status);
    close(rules);
    if (status > 0 || length >= capacity || length > 16) { return false; }
    for (int32_t index = 0; index < length; index++) { category[index] = (char)keyword[index]; }
    category[length] = 0;
    return true;
}
