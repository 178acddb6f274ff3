#include "StringReplacement.h"
#include "ProtectedPages.h"

#include <stddef.h>

/// A record of function pointers, through which Core Foundation calls Foundation's classes. The reference is weak: a
/// Foundation that has it no longer is left as it is.
extern Function *__CFSwiftBridge[] __attribute__((weak));

/// The number of functions in __CFSwiftBridge before NSMutableString.replaceCharactersInRange.
enum { string_replacement_index = 60 };

bool has_string_replacement(void) {
    return __CFSwiftBridge && __CFSwiftBridge[string_replacement_index];
}

StringReplacement exchange_string_replacement(StringReplacement replacement) {
    if (!has_string_replacement()) { return NULL; }
    Function **entry = &__CFSwiftBridge[string_replacement_index];
    Function *former = *entry;
    return write_pointer(entry, (Function *)replacement) ? (StringReplacement)former : NULL;
}
