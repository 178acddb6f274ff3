#include "ReleasedObjects.h"

// The Swift runtime hands an object to its class's destructor in the register that Swift methods get `self` in, which only
// these two attributes can say.
typedef __attribute__((swiftcall)) void Destructor(__attribute__((swift_context)) void *object);

static ReleasedObjectHandler handle_released_object;

static __attribute__((swiftcall)) void destructor(__attribute__((swift_context)) void *object) {
    handle_released_object(object);
}

const void *released_object_destructor(ReleasedObjectHandler handler) {
    handle_released_object = handler;
    return (const void *)destructor;
}

void call_destructor(const void *destructor, void *object) {
    ((Destructor *)destructor)(object);
}
