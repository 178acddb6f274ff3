#define _GNU_SOURCE
#include "MainActorChecks.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <stdatomic.h>
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

// Return addresses whose function is known, one place to the left, with the answer in the lowest bit: `dladdr` looks
// through all symbols of a library, and a layout has thousands of checks. Libraries of Swift code stay loaded.
enum { most_known = 4096 };
static _Atomic uintptr_t known_addresses[most_known];

/// Whether the function that contains the address is one of the standard library's for checks.
static _Bool is_check(void *address) {
    const uintptr_t shifted = (uintptr_t)address << 1;
    _Atomic uintptr_t *known = &known_addresses[(uintptr_t)address % most_known];
    const uintptr_t entry = atomic_load_explicit(known, memory_order_relaxed);
    if ((entry >> 1) == (uintptr_t)address) { return entry & 1; }
    Dl_info function;
    const char *name = dladdr(address, &function) ? function.dli_sname : 0;
    const _Bool answer = name
        && (strstr(name, "assumeIsolated") || strstr(name, "preconditionIsolated") || strstr(name, "assertIsolated"));
    atomic_store_explicit(known, shifted | answer, memory_order_relaxed);
    return answer;
}

/// Whether the check is one that a program writes itself. The standard library has functions for those, and names them;
/// the code of the others is in the closures. A program with the standard library in it names nothing.
static _Bool is_written_check(void) {
    void *frames[8];
    int count = backtrace(frames, sizeof frames / sizeof *frames);
    for (int index = 0; index < count; index++) {
        if (frames[index] && is_check(frames[index])) { return 1; }
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
