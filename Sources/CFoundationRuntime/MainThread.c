#define _GNU_SOURCE
#include "CFoundationRuntime.h"

#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

/// Whether the calling thread runs work of the main queue. Queues are told apart by the addresses of their labels.
static bool is_on_main_queue(void) {
    static const char *(*get_label)(const void *);
    static const void *main_queue;
    if (!get_label) {
        main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
        get_label = dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
    }
    return get_label && main_queue && get_label(NULL) == get_label(main_queue);
}

// Found before Core Foundation's own, as the functions of Localization.c are.
static bool is_main_thread(void) {
    static bool (*original)(void);
    if (!original) { original = dlsym(RTLD_NEXT, "_CFIsMainThread"); }
    return original() || is_on_main_queue();
}

__attribute__((weak, alias("is_main_thread"))) bool _CFIsMainThread(void);

bool is_first_thread(void) { return gettid() == getpid(); }

bool main_queue_counts_as_main_thread(void) {
    return dlsym(RTLD_DEFAULT, "_CFIsMainThread") == is_main_thread;
}

// Whether a job of the main queue runs on the first thread. The queue gives its jobs one at a time: a run loop that a job
// runs inside of itself gets none.
static bool runs_main_queue;

static void run_main_queue(void *ignored) {
    static void (*original)(void *);
    if (!original) { original = dlsym(RTLD_NEXT, "_dispatch_main_queue_callback_4CF"); }
    const bool ran = runs_main_queue;
    runs_main_queue = true;
    original(ignored);
    runs_main_queue = ran;
}

__attribute__((weak, alias("run_main_queue"))) void _dispatch_main_queue_callback_4CF(void *);

bool can_run_main_queue(void) { return is_first_thread() && !runs_main_queue; }
