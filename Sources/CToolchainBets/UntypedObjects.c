#include "UntypedObjects.h"
#include "ProtectedPages.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The start of CFRuntimeClass, the record of a type.
typedef struct {
    uintptr_t version;
    const char *class_name;
    Function *init, *copy, *finalize, *equal, *hash, *copy_formatting_description, *copy_description;
} RuntimeClass;

// Of Core Foundation. The references are weak: a Foundation that has them no longer is left as it is.
extern RuntimeClass *_CFRuntimeGetClassWithTypeID(unsigned long) __attribute__((weak));
extern Function __HALT __attribute__((weak));

/// Returns the record of type 0, "Not A Type", whose functions end the process; NULL if they do anything else.
static RuntimeClass *record_of_untyped_objects(void) {
    if (!_CFRuntimeGetClassWithTypeID || !__HALT) { return NULL; }
    RuntimeClass *record = _CFRuntimeGetClassWithTypeID(0);
    if (!record || !record->class_name || strcmp(record->class_name, "Not A Type") != 0) { return NULL; }
    Function *const functions[] = {
        record->init, record->copy, record->finalize, record->equal,
        record->hash, record->copy_formatting_description, record->copy_description,
    };
    for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
        if (functions[index] != __HALT) { return NULL; }
    }
    return record;
}

bool set_functions_of_untyped_objects(ObjectsAreEqual are_equal, HashOfObject hash) {
    RuntimeClass *record = record_of_untyped_objects();
    return record && write_pointer(&record->equal, (Function *)are_equal)
        && write_pointer(&record->hash, (Function *)hash);
}
