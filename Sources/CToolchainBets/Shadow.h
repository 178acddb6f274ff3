#ifndef C_TOOLCHAIN_BETS_SHADOW_H
#define C_TOOLCHAIN_BETS_SHADOW_H

#include <stdbool.h>

// Functions that Foundation calls in place of Core Foundation's functions of the same names, and that call these.
//
// If Foundation is a library, the dynamic linker finds the function in the program or in Trestle's library first. The
// original is the next one (RTLD_NEXT).
//
// If Foundation is in the program (-static-stdlib), there is no next one, and the linker binds the calls. It has the
// option --wrap then: calls of NAME become calls of __wrap_NAME, which is the shadow, and __real_NAME is the original.
// A package cannot give an option to the linker, but an object can: Swift's compiler writes those for the modules that
// a file imports into the section .swift1_autolink_entries, and gives what it finds there to the linker. Where another
// build system ignores the section, calls stay with Foundation, because the shadow's definition of NAME is weak.

/// Has Foundation call `function`, which is static and defined above, where it calls Core Foundation's `name`.
#define SHADOW(name, function) \
    __asm__(".pushsection .swift1_autolink_entries,\"e\",@progbits\n" \
            ".asciz \"-Wl,--wrap=" #name "\"\n" \
            ".popsection"); \
    extern __typeof__(function) name __attribute__((weak, alias(#function))); \
    extern __typeof__(function) __wrap_##name __attribute__((alias(#function)))

/// Declares what `ORIGINAL` needs, above the shadow.
#define DECLARE_ORIGINAL(name, result, parameters) extern result __real_##name parameters __attribute__((weak))

/// Returns Core Foundation's function, or NULL if the program has none, as a pointer to a function like `function`.
#define ORIGINAL(name, function) \
    ((__typeof__(&function))find_original(#name, (void *)__real_##name, (void *)function))

/// Whether Foundation's calls of `name` come to `function`.
#define IS_SHADOWED(name, function) is_shadowed(#name, (void *)__real_##name, (void *)function)

/// - Parameter linked: what the linker has put in the place of `__real_name`; NULL without the option --wrap.
void *find_original(const char *name, void *linked, void *shadow);
bool is_shadowed(const char *name, void *linked, void *shadow);

// Of Core Foundation. The references are weak, as those of UntypedObjects.c are.
extern void CFRelease(const void *) __attribute__((weak));
extern const void *CFRetain(const void *) __attribute__((weak));

#endif
