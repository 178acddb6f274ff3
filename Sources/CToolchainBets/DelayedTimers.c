#include "Delays.h"
#include "Shadow.h"

#include <stddef.h>

// Timers of the main run loop, which handlers may take.

typedef const void *Reference;

extern Reference CFRunLoopGetMain(void) __attribute__((weak));
extern Reference CFRunLoopGetCurrent(void) __attribute__((weak));
extern bool _CFIsMainThread(void) __attribute__((weak));
extern bool CFRunLoopTimerIsValid(Reference timer) __attribute__((weak));
extern double CFRunLoopTimerGetNextFireDate(Reference timer) __attribute__((weak));
extern void CFRunLoopTimerSetNextFireDate(Reference timer, double date) __attribute__((weak));
extern double CFRunLoopTimerGetInterval(Reference timer) __attribute__((weak));
extern bool CFRunLoopTimerDoesRepeat(Reference timer) __attribute__((weak));
extern void CFRunLoopRemoveTimer(Reference loop, Reference timer, Reference mode) __attribute__((weak));
extern int CFRunLoopRunInMode(Reference mode, double seconds, bool returns_after_source) __attribute__((weak));
extern double CFAbsoluteTimeGetCurrent(void) __attribute__((weak));
extern Reference CFStringCreateWithCString(Reference, const char *, unsigned) __attribute__((weak));

static bool has_timers(void) {
    return CFRunLoopGetMain && CFRunLoopGetCurrent && _CFIsMainThread && CFRunLoopTimerIsValid
        && CFRunLoopTimerGetNextFireDate && CFRunLoopTimerSetNextFireDate && CFRunLoopTimerGetInterval
        && CFRunLoopTimerDoesRepeat && CFRunLoopRemoveTimer && CFRunLoopRunInMode && CFAbsoluteTimeGetCurrent
        && CFStringCreateWithCString && CFRetain && CFRelease;
}

DECLARE_ORIGINAL(CFRunLoopAddTimer, void, (Reference, Reference, Reference));

static void add_timer(Reference loop, Reference timer, Reference mode);

static void add_timer_to_loop(Reference loop, Reference timer, Reference mode) {
    static void (*_Atomic original)(Reference, Reference, Reference);
    if (!original) { original = ORIGINAL(CFRunLoopAddTimer, add_timer); }
    if (original) { original(loop, timer, mode); }
}

static bool is_main_loop(Reference loop) {
    // The main queue may run on another thread than the first one, whose run loop then stands for the main one.
    return loop == CFRunLoopGetMain() || (_CFIsMainThread() && loop == CFRunLoopGetCurrent());
}

static void add_timer(Reference loop, Reference timer, Reference mode) {
    if (delay_handlers.take_timer && has_timers() && is_main_loop(loop) && delay_handlers.take_timer(timer)) { return; }
    add_timer_to_loop(loop, timer, mode);
}

SHADOW(CFRunLoopAddTimer, add_timer);

bool are_timers_shadowed(void) { return has_timers() && IS_SHADOWED(CFRunLoopAddTimer, add_timer); }

bool is_valid_timer(Reference timer) { return CFRunLoopTimerIsValid(timer); }

double date_of_timer(Reference timer) { return CFRunLoopTimerGetNextFireDate(timer); }

double interval_of_timer(Reference timer) {
    return CFRunLoopTimerDoesRepeat(timer) ? CFRunLoopTimerGetInterval(timer) : 0;
}

double current_date(void) { return CFAbsoluteTimeGetCurrent(); }

void retain_timer(Reference timer) { CFRetain(timer); }

void release_timer(Reference timer) { CFRelease(timer); }

void fire_timer(Reference timer) {
    static Reference mode;
    enum { utf8 = 0x08000100, most_attempts = 1000 };
    if (!mode) { mode = CFStringCreateWithCString(NULL, "TrestleDelayedTimers", utf8); }
    // A mode that contains only this timer, in which a run loop fires it and nothing else.
    CFRetain(timer);
    Reference loop = CFRunLoopGetCurrent();
    const double date = current_date();
    CFRunLoopTimerSetNextFireDate(timer, date);
    add_timer_to_loop(loop, timer, mode);
    for (int attempt = 0; attempt < most_attempts && is_valid_timer(timer) && date_of_timer(timer) <= date; attempt++) {
        CFRunLoopRunInMode(mode, 0, false);
    }
    if (is_valid_timer(timer)) { CFRunLoopRemoveTimer(loop, timer, mode); }
    CFRelease(timer);
}
