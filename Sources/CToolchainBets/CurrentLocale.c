#include "CurrentLocale.h"
#include "Shadow.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static CurrentLocale current;

/// Whether this thread is in a call of `current`, which may itself ask Foundation for a locale.
static __thread bool is_asking;

static bool begin_asking(void) {
    if (is_asking || !current.write_languages) { return false; }
    is_asking = true;
    return true;
}

// MARK: Swift Foundation

// Foundation has a function that returns the class of locales, which it replaces itself while it is loaded: the class
// without ICU gives way to the one with ICU. `LocaleCache` makes the current locale with the class's initializer for
// preferences, which it finds in the witness table that the function returns. Here the function returns a copy of that
// table with another initializer.

typedef const void *Witness;

/// A metatype of `_LocaleProtocol`.
typedef struct {
    const void *type;
    const Witness *witnesses;
} LocaleClass;

typedef LocaleClass __attribute__((swiftcall)) LocaleClassFunction(void);

/// The variable of a function that can be replaced: the function that is called.
extern LocaleClassFunction *locale_class_variable
    __asm__("$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX") __attribute__((weak));

/// The descriptor of a protocol, as far as it is read.
typedef struct {
    uint32_t flags;
    int32_t parent, name;
    uint32_t signature_count, requirement_count;
    int32_t associated_types;
} ProtocolDescriptor;

typedef struct {
    uint32_t flags;
    int32_t default_implementation;
} ProtocolRequirement;

extern const ProtocolDescriptor locale_protocol
    __asm__("$s20FoundationEssentials15_LocaleProtocolMp") __attribute__((weak));

/// The setter of `LocalePreferences.languages`.
extern void __attribute__((swiftcall)) set_languages(const void *languages, __attribute__((swift_context)) void *self)
    __asm__("$s20FoundationEssentials17LocalePreferencesV9languagesSaySSGSgvs") __attribute__((weak));

/// `init(name: String?, prefs: LocalePreferences, disableBundleMatching: Bool)`
typedef const void *__attribute__((swiftcall)) PreferencesInitializer(
    uintptr_t name, uintptr_t name_object, void *preferences, bool disables_matching, const void *self_type,
    const Witness *witnesses, __attribute__((swift_context)) const void *self);

// The table begins with the conformance. The requirements begin with the inherited protocol.
enum { conformance_words = 1, first_initializer = 1, preferences_initializer = 2, last_initializer = 3 };

static LocaleClassFunction *original_class;
static PreferencesInitializer *_Atomic original_initializer;

static __attribute__((swiftcall)) const void *create_locale(
    uintptr_t name, uintptr_t name_object, void *preferences, bool disables_matching, const void *self_type,
    const Witness *witnesses, __attribute__((swift_context)) const void *self)
{
    uintptr_t identifier[2];
    const void *languages;
    // A name that is nil has no object.
    if (!name_object && begin_asking()) {
        if (current.write_languages(&languages)) {
            current.write_identifier(identifier);
            name = identifier[0];
            name_object = identifier[1];
            set_languages(languages, preferences);
        }
        is_asking = false;
    }
    return original_initializer(name, name_object, preferences, disables_matching, self_type, witnesses, self);
}

static __attribute__((swiftcall)) LocaleClass locale_class(void) {
    static const Witness *_Atomic known, *table;
    LocaleClass class = original_class();
    const Witness *copied = __atomic_load_n(&table, __ATOMIC_ACQUIRE);
    if (copied && known == class.witnesses) { class.witnesses = copied; }
    if (!copied) {
        const size_t count = conformance_words + locale_protocol.requirement_count;
        Witness *copy = malloc(count * sizeof *copy);
        if (!copy) { return class; }
        memcpy(copy, class.witnesses, count * sizeof *copy);
        original_initializer = (PreferencesInitializer *)copy[conformance_words + preferences_initializer];
        copy[conformance_words + preferences_initializer] = (Witness)create_locale;
        known = class.witnesses;
        __atomic_store_n(&table, copy, __ATOMIC_RELEASE);
        class.witnesses = copy;
    }
    return class;
}

/// Whether the protocol's requirements are a base protocol, three initializers and others.
static bool has_expected_requirements(void) {
    if (!&locale_protocol || locale_protocol.signature_count > 4) { return false; }
    enum { kind_mask = 0xF, base_protocol = 0, initializer = 2, bytes_of_condition = 12 };
    const char *end = (const char *)(&locale_protocol + 1);
    const ProtocolRequirement *requirements =
        (const ProtocolRequirement *)(end + locale_protocol.signature_count * bytes_of_condition);
    if (locale_protocol.requirement_count <= last_initializer) { return false; }
    for (uint32_t index = 0; index < locale_protocol.requirement_count; index++) {
        const uint32_t kind = requirements[index].flags & kind_mask;
        if ((kind == initializer) != (index >= first_initializer && index <= last_initializer)) { return false; }
        if ((kind == base_protocol) != (index < first_initializer)) { return false; }
    }
    return true;
}

// The getter of `Locale.preferredLanguages`.
DECLARE_ORIGINAL($s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ, const void *, (void));

static const void *preferred_languages(void) {
    const void *languages;
    if (current.write_languages && current.write_languages(&languages)) { return languages; }
    static const void *(*_Atomic original)(void);
    if (!original) {
        original = ORIGINAL($s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ, preferred_languages);
    }
    return original();
}

SHADOW($s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ, preferred_languages);

// The getter of `Locale.preferredLocales`.
DECLARE_ORIGINAL($s20FoundationEssentials6LocaleV16preferredLocalesSayACGvgZ, const void *, (void));

static const void *preferred_locales(void) {
    const void *locales;
    if (current.write_locales && current.write_locales(&locales)) { return locales; }
    static const void *(*_Atomic original)(void);
    if (!original) {
        original = ORIGINAL($s20FoundationEssentials6LocaleV16preferredLocalesSayACGvgZ, preferred_locales);
    }
    return original();
}

SHADOW($s20FoundationEssentials6LocaleV16preferredLocalesSayACGvgZ, preferred_locales);

// MARK: Core Foundation

extern const void *CFLocaleCreate(const void *, const void *) __attribute__((weak));

DECLARE_ORIGINAL(CFLocaleCopyCurrent, const void *, (void));

static const void *copy_current_locale(void) {
    const void *identifier = NULL;
    if (CFLocaleCreate && begin_asking()) {
        identifier = current.copy_identifier();
        is_asking = false;
    }
    if (identifier) {
        const void *locale = CFLocaleCreate(NULL, identifier);
        CFRelease(identifier);
        if (locale) { return locale; }
    }
    static const void *(*_Atomic original)(void);
    if (!original) { original = ORIGINAL(CFLocaleCopyCurrent, copy_current_locale); }
    return original ? original() : NULL;
}

SHADOW(CFLocaleCopyCurrent, copy_current_locale);

DECLARE_ORIGINAL(CFBundleCopyPreferredLocalizationsFromArray, const void *, (const void *));

static const void *copy_preferred_localizations(const void *localizations) {
    static const void *(*_Atomic original)(const void *);
    if (!original) {
        original = ORIGINAL(CFBundleCopyPreferredLocalizationsFromArray, copy_preferred_localizations);
    }
    // Called in any case: it finds the languages of the main bundle when it is called first (MainBundleFolders).
    const void *known = original ? original(localizations) : NULL;
    const void *preferred = NULL;
    if (begin_asking()) {
        preferred = current.copy_preferred(localizations);
        is_asking = false;
    }
    if (preferred && known) { CFRelease(known); }
    return preferred ? preferred : known;
}

SHADOW(CFBundleCopyPreferredLocalizationsFromArray, copy_preferred_localizations);

extern const void *CFBundleGetMainBundle(void) __attribute__((weak));

DECLARE_ORIGINAL(CFBundleCopyBundleLocalizations, const void *, (const void *));

static const void *copy_localizations(const void *bundle) {
    static const void *(*_Atomic original)(const void *);
    if (!original) { original = ORIGINAL(CFBundleCopyBundleLocalizations, copy_localizations); }
    const void *own = NULL;
    if (bundle && CFBundleGetMainBundle && bundle == CFBundleGetMainBundle() && begin_asking()) {
        own = current.copy_localizations();
        is_asking = false;
    }
    return own || !original ? own : original(bundle);
}

SHADOW(CFBundleCopyBundleLocalizations, copy_localizations);

bool set_current_locale(CurrentLocale locale) {
    if (!&locale_class_variable || !&set_languages || !has_expected_requirements()) { return false; }
    current = locale;
    if (locale_class_variable != locale_class) {
        original_class = locale_class_variable;
        locale_class_variable = locale_class;
    }
    return true;
}
