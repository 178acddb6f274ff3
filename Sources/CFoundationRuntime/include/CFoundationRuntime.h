#ifndef C_FOUNDATION_RUNTIME_H
#define C_FOUNDATION_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

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

// MARK: Localization

/// Returns the string for a key in a table, retained, which the bundle at the path has in a language of the user; NULL if
/// it has none, and Foundation then searches. The table may be NULL.
typedef const void *(*LocalizedStringSearch)(const char *bundle_path, const void *key, const void *table);

/// An argument of a format.
typedef struct {
    /// 'i': a 32-bit integer, 'l': a 64-bit integer, 'd': a floating-point number, 'p': a pointer.
    char kind;
    /// The value of 'i' and 'l'.
    long long integer;
    /// The value of 'd'.
    double number;
    /// The value of 'p'.
    const void *pointer;
} FormatArgument;

/// Formats whose words depend on their arguments.
typedef struct {
    /// Writes of which kind the arguments of the format are. Returns their number; 0 for any other format.
    long (*kinds)(const void *format, FormatArgument *arguments, long capacity);
    /// Returns the text for the format and its arguments, retained. `locale` may be NULL.
    const void *(*text)(const void *format, const FormatArgument *arguments, long count, const void *locale);
} LocalizedFormats;

/// Returns the text of one argument, retained, for a format that has one specifier.
const void *copy_text_of_argument(const void *format, FormatArgument argument, const void *locale);

/// Has Foundation use these functions where strings are localized and formatted. Returns false where Foundation does not
/// come here.
bool set_localized_strings(LocalizedStringSearch search, LocalizedFormats formats);

/// Writes the category ("one", "few", "other" ...) that a number has in a language. Returns false if it is not known.
bool get_plural_category(const char *language, double value, char *category, long capacity);

// MARK: The main thread

/// Whether `Thread.isMainThread` is true wherever the main actor runs. In a program with an asynchronous `main`, such as
/// one of Swift Testing, that is another thread than the one that started it.
bool main_queue_counts_as_main_thread(void);

/// Whether this is the thread that started the program, which the main run loop belongs to.
bool is_first_thread(void);

/// Whether a run loop that is run here gets jobs of the main queue: on the first thread, outside of such jobs.
bool can_run_main_queue(void);

// MARK: Delays

/// Work of the Swift runtime that wakes a task.
typedef struct {
    void *context;
    void (*function)(void *);
} RuntimeJob;

/// Takes what the program asks for later. Each function may be called on any thread, and returns false to leave the work
/// to the system.
typedef struct {
    /// A timer that is added to the main run loop, an object of Core Foundation.
    bool (*take_timer)(const void *timer);
    /// A block for the main queue.
    bool (*take_block)(double seconds, void *block);
    /// What wakes a sleeping task.
    bool (*take_job)(double seconds, RuntimeJob *job);
    /// Notes work that stays in real time: blocks of other queues, and the program's timers of Dispatch.
    void (*note_real_time)(double seconds);
} DelayHandlers;

void set_delay_handlers(DelayHandlers handlers);

bool is_valid_timer(const void *timer);

/// The date at which the timer is due, in seconds since the reference date.
double date_of_timer(const void *timer);

/// The seconds between two firings; 0 for a timer that fires once.
double interval_of_timer(const void *timer);

/// The date in seconds since the reference date.
double current_date(void);

void retain_timer(const void *timer);

void release_timer(const void *timer);

/// Fires the timer now, on this thread. It must be in no run loop.
void fire_timer(const void *timer);

/// Returns the block on the heap, retained.
void *copy_block(void *block);

void release_block(void *block);

void call_block(void *block);

/// Wakes the task. Frees the job.
void enqueue_job_now(RuntimeJob *job);

/// Whether the jobs of the Swift runtime's threads are counted from now on.
void set_counts_jobs(bool counts);

/// Whether counted jobs are waiting or running.
bool has_counted_jobs(void);

/// The number of counted jobs that have run.
long get_ended_jobs_count(void);

/// Waits until there are none. Gives up after a second, and returns false.
bool wait_for_counted_jobs(void);

/// Calls the function on another thread after seconds of real time.
void call_after(double seconds, void (*function)(void *));

// MARK: The main bundle

/// Where the main bundle's resources are that Core Foundation does not find. Strings, lists and addresses are objects of
/// Foundation; any argument may be NULL, and NULL is returned for what is not there.
typedef struct {
    /// Returns the address of a file, retained. Without a language any is meant, the user's first.
    const void *(*find)(const void *name, const void *type, const void *folder, const void *language);
    /// Returns the addresses that Core Foundation has found and those of all other files of a type, retained; NULL if
    /// there are no others.
    const void *(*list)(const void *found, const void *type, const void *folder);
    /// Returns the type, or the name with it, of the file that Xcode compiles into one of the given type, retained: "xib"
    /// for "nib", "Row.storyboard" for "Row.storyboardc". NULL for every other type.
    const void *(*source)(const void *type_or_name);
    /// Returns the address of the folder that the bundle's paths name, retained; NULL for Core Foundation's own.
    const void *(*folder)(void);
    /// Returns the address at which a bundle is that is not at the given one, retained.
    const void *(*sibling)(const void *url);
    /// Returns the information dictionary, which lasts as long as the process.
    const void *(*information)(void);
    /// Returns the identifier, which lasts as long as the process.
    const void *(*identifier)(void);
} MainBundleSearch;

/// Has Foundation use these functions for the main bundle. Returns false where Foundation does not come here.
bool set_main_bundle_resources(MainBundleSearch search);

/// Whether this thread gets Core Foundation's own answers about the main bundle. Returns the value before.
bool suspend_main_bundle_search(bool suspends);

// MARK: Folders

/// Has the file managers of the class `FileManager` search folders with the functions of FoundationRepairs. Changes
/// nothing and returns false if the class has other methods than expected.
bool replace_folder_search(const void *file_manager);

// MARK: Atomic operations

/// Atomic operations on memory that is not declared atomic, with sequential consistency. `add` returns the new value.
static inline int atomic_add_32(volatile int *value, int amount) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

static inline long long atomic_add_64(volatile long long *value, long long amount) {
    return __atomic_add_fetch(value, amount, __ATOMIC_SEQ_CST);
}

static inline bool atomic_swap_32(int expected, int desired, volatile int *value) {
    return __atomic_compare_exchange_n(value, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

static inline bool atomic_swap_64(long long expected, long long desired, volatile long long *value) {
    return __atomic_compare_exchange_n(value, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

#endif
