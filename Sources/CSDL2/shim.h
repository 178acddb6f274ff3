#include <SDL.h>
// Without Xlib's macros (Bool, None, Status); its two values are read as bytes below.
#undef SDL_VIDEO_DRIVER_X11
#include <SDL_syswm.h>

// libdispatch's main-queue handle, exported for run loops (CoreFoundation uses it the same way): an eventfd that is readable while
// the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

// SDL_INIT_VIDEO and its kin are macros with casts, which Swift does not import.
static inline Uint32 trestle_sdl_init_video(void) { return SDL_INIT_VIDEO; }
static inline int trestle_sdl_window_centered(void) { return SDL_WINDOWPOS_CENTERED; }
// The Display and the Window of an SDL window on X11; false elsewhere.
static inline SDL_bool trestle_sdl_x11_window(SDL_Window *window, void **display, unsigned long *number) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return SDL_FALSE;
    SDL_memcpy(display, info.info.dummy, sizeof *display);
    SDL_memcpy(number, info.info.dummy + sizeof *display, sizeof *number);
    return SDL_TRUE;
}

static inline int trestle_sdl_window_anywhere(void) { return SDL_WINDOWPOS_UNDEFINED; }
