#define _GNU_SOURCE
#include "Shadow.h"

#include <dlfcn.h>
#include <stddef.h>

void *find_original(const char *name, void *linked, void *shadow) {
    // The linker takes the shadow for the original where Foundation is a library.
    void *next = dlsym(RTLD_NEXT, name);
    if (next && next != shadow) { return next; }
    return linked != shadow ? linked : NULL;
}

bool is_shadowed(const char *name, void *linked, void *shadow) {
    void *next = dlsym(RTLD_NEXT, name);
    return next && next != shadow ? dlsym(RTLD_DEFAULT, name) == shadow : linked && linked != shadow;
}
