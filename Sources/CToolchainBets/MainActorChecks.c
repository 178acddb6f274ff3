#define _GNU_SOURCE
#include "MainActorChecks.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdint.h>
#include <string.h>

/// A reference to an executor, as the runtime passes it.
typedef struct {
    void *identity;
    uintptr_t implementation;
} Executor;

// The runtime calls the hook, if there is one, where it would end the process unless the current code runs on the executor.
typedef __attribute__((swiftcall)) void CheckIsolated(Executor executor);
typedef __attribute__((swiftcall)) void CheckIsolatedHook(Executor executor, CheckIsolated *original);

extern CheckIsolatedHook *swift_task_checkIsolated_hook __attribute__((weak));
extern __attribute__((swiftcall)) _Bool swift_task_isMainExecutor(Executor executor);

static MainActorCheckHandler handle_main_actor_check;

/// Whether the check is one that a program writes itself. The standard library has functions for those, and names them;
/// the code of the others is in the closures. A program with the standard library in it names nothing.
static _Bool is_written_check(void) {
    void *frames[8];
    int count = backtrace(frames, sizeof frames / sizeof *frames);
    for (int index = 0; index < count; index++) {
        Dl_info function;
        if (!dladdr(frames[index], &function) || !function.dli_sname) { continue; }
        if (strstr(function.dli_sname, "assumeIsolated") || strstr(function.dli_sname, "preconditionIsolated")
            || strstr(function.dli_sname, "assertIsolated")) {
            return 1;
        }
    }
    return 0;
}

static __attribute__((swiftcall)) void check_isolated(Executor executor, CheckIsolated *original) {
    if (!swift_task_isMainExecutor(executor) || is_written_check() || !handle_main_actor_check()) {
        original(executor);
    }
}

_Bool set_main_actor_check_handler(MainActorCheckHandler handler) {
    if (!&swift_task_checkIsolated_hook || swift_task_checkIsolated_hook) {
        return 0;
    }
    handle_main_actor_check = handler;
    swift_task_checkIsolated_hook = check_isolated;
    return 1;
}
