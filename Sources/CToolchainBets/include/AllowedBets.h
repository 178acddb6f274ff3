#ifndef C_TOOLCHAIN_BETS_ALLOWED_BETS_H
#define C_TOOLCHAIN_BETS_ALLOWED_BETS_H

#include <stdbool.h>

/// Whether Trestle may rely on a fact about the toolchain. The environment variable TRESTLE_WITHOUT names those that it
/// may not, with commas between them: their self-checks fail, so that what replaces them can be tested.
bool is_bet_allowed(const char *name);

#endif
