#ifndef C_FOUNDATION_RUNTIME_H
#define C_FOUNDATION_RUNTIME_H

#include <stdbool.h>

/// Says whether two objects are equal. Core Foundation calls it with an object that it knows no type of first.
typedef bool (*ObjectsAreEqual)(const void *object, const void *other);

/// Returns the hash of an object that Core Foundation knows no type of.
typedef unsigned long (*HashOfObject)(const void *object);

/// Replaces a range of UTF-16 units of an `NSMutableString` by an `NSString`.
typedef void (*StringReplacement)(const void *string, long location, long length, const void *replacement);

/// Has Core Foundation compare and hash objects that it knows no type of with these functions, where it would end the
/// process. Changes nothing and returns false if Core Foundation's record is not as expected.
bool set_functions_of_untyped_objects(ObjectsAreEqual are_equal, HashOfObject hash);

/// Whether Core Foundation has a function that replaces characters. In a program that contains Foundation it may have
/// none yet while the program is loaded.
bool has_string_replacement(void);

/// Has Core Foundation replace characters of Foundation's mutable strings with this function, and returns the former
/// function, or NULL if there is none, and then nothing has changed.
StringReplacement exchange_string_replacement(StringReplacement replacement);

#endif
