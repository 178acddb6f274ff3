#ifndef C_TOOLCHAIN_BETS_STRING_REPLACEMENT_H
#define C_TOOLCHAIN_BETS_STRING_REPLACEMENT_H

#include <stdbool.h>

/// Replaces a range of UTF-16 units of an `NSMutableString` by an `NSString`.
typedef void (*StringReplacement)(const void *string, long location, long length, const void *replacement);

/// Whether Core Foundation has a function that replaces characters. In a program that contains Foundation it may have
/// none yet while the program is loaded.
bool has_string_replacement(void);

/// Has Core Foundation replace characters of Foundation's mutable strings with this function, and returns the former
/// function, or NULL if there is none, and then nothing has changed.
StringReplacement exchange_string_replacement(StringReplacement replacement);

#endif
