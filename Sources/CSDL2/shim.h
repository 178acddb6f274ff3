#include <SDL.h>

// libdispatch's main-queue handle, exported for run loops (CoreFoundation uses it the same way): an eventfd that is readable while
// the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

// SDL_INIT_VIDEO and its kin are macros with casts, which Swift does not import.
static inline Uint32 trestle_sdl_init_video(void) { return SDL_INIT_VIDEO; }
static inline int trestle_sdl_window_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline int trestle_sdl_window_anywhere(void) { return SDL_WINDOWPOS_UNDEFINED; }

// What SDL 2.0.20, which Ubuntu 22.04 has, lacks.

static inline void trestle_sdl_pixel_size(SDL_Window *window, int *width, int *height) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    SDL_GetWindowSizeInPixels(window, width, height);
#else
    SDL_GetWindowSize(window, width, height);
#endif
}

static inline void trestle_sdl_wheel_place(const SDL_MouseWheelEvent *event, int *x, int *y) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    *x = event->mouseX;
    *y = event->mouseY;
#else
    SDL_GetMouseState(x, y);
#endif
}

static inline void trestle_sdl_set_wheel_place(SDL_MouseWheelEvent *event, int x, int y) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
    event->mouseX = x;
    event->mouseY = y;
#endif
}

// A composition that does not fit into the 32 bytes of SDL_TEXTEDITING; the text is the receiver's to free.
struct trestle_sdl_composition {
    Uint32 window;
    char *text;
    Sint32 start, length;
};

static inline SDL_bool trestle_sdl_long_composition(const SDL_Event *event, struct trestle_sdl_composition *composition) {
#if SDL_VERSION_ATLEAST(2, 0, 22)
    if (event->type == SDL_TEXTEDITING_EXT) {
        composition->window = event->editExt.windowID;
        composition->text = event->editExt.text;
        composition->start = event->editExt.start;
        composition->length = event->editExt.length;
        return SDL_TRUE;
    }
#endif
    return SDL_FALSE;
}
