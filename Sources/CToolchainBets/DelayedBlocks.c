#define _GNU_SOURCE
#include "Delays.h"
#include "Shadow.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stddef.h>
#include <string.h>

// Delayed blocks of the main queue, which handlers may take, and what of Dispatch stays in real time.

extern char _dispatch_main_q[] __attribute__((weak));
extern void *_Block_copy(const void *) __attribute__((weak));
extern void _Block_release(const void *) __attribute__((weak));

DECLARE_ORIGINAL(dispatch_after, void, (uint64_t, void *, void *));

static void after(uint64_t when, void *queue, void *block) {
    double seconds;
    if (delay_handlers.take_block && get_seconds_until(when, &seconds) && seconds > 0) {
        if (queue == (void *)_dispatch_main_q) {
            if (delay_handlers.take_block(seconds, block)) { return; }
        } else {
            delay_handlers.note_real_time(seconds);
        }
    }
    static void (*_Atomic original)(uint64_t, void *, void *);
    if (!original) { original = ORIGINAL(dispatch_after, after); }
    if (original) { original(when, queue, block); }
}

SHADOW(dispatch_after, after);

bool are_blocks_shadowed(void) { return IS_SHADOWED(dispatch_after, after); }

void *copy_block(void *block) { return _Block_copy(block); }

void release_block(void *block) { _Block_release(block); }

void call_block(void *block) {
    // What the compiler lays out for every block.
    struct { void *type; int flags, reserved; void (*call)(void *); } *parts = block;
    parts->call(block);
}

static bool is_in_library(const void *address, const char *name) {
    Dl_info place;
    return dladdr(address, &place) && place.dli_fname && strstr(place.dli_fname, name);
}

/// Whether the program's source asks for a timer: through the library of Dispatch for Swift, and not in the library of
/// networks, which has timers for itself. False in a program that contains these libraries.
__attribute__((noinline)) static bool is_asked_for_by_program(void) {
    enum { own, shadow, overlay, caller, count };
    void *addresses[count];
    return backtrace(addresses, count) == count && is_in_library(addresses[overlay], "libswiftDispatch")
        && !is_in_library(addresses[caller], "libFoundationNetworking");
}

DECLARE_ORIGINAL(dispatch_source_set_timer, void, (void *, uint64_t, uint64_t, uint64_t));

static void set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    double seconds;
    if (delay_handlers.note_real_time && get_seconds_until(start, &seconds) && seconds > 0
        && is_asked_for_by_program()) {
        delay_handlers.note_real_time(seconds);
    }
    static void (*_Atomic original)(void *, uint64_t, uint64_t, uint64_t);
    if (!original) { original = ORIGINAL(dispatch_source_set_timer, set_timer); }
    if (original) { original(source, start, interval, leeway); }
}

SHADOW(dispatch_source_set_timer, set_timer);
