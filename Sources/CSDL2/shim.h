#include <SDL.h>

// libdispatch's main-queue handle, exported for run loops (CoreFoundation uses it the same way): an eventfd that is readable while
// the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

// SDL_INIT_VIDEO and its kin are macros with casts, which Swift does not import.
static inline Uint32 trestle_sdl_init_video(void) { return SDL_INIT_VIDEO; }
static inline int trestle_sdl_window_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline int trestle_sdl_window_anywhere(void) { return SDL_WINDOWPOS_UNDEFINED; }
