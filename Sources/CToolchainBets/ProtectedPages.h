#ifndef C_TOOLCHAIN_BETS_PROTECTED_PAGES_H
#define C_TOOLCHAIN_BETS_PROTECTED_PAGES_H

#include <stdbool.h>

typedef void Function(void);

/// Writes a pointer that may be on a read-only page. The page has its protection again afterwards. Returns false, and
/// writes nothing, if the address is in no loaded file or its page cannot be made writable.
__attribute__((visibility("hidden"))) bool write_pointer(Function **address, Function *value);

#endif
