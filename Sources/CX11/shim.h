#include <SDL.h>
#include <SDL_syswm.h>
#include <X11/Xatom.h>
#include <X11/Xproto.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>

// Turns an event as it comes from the server into Xlib's event; zero drops the event.
typedef Bool (*TrestleEventReader)(Display *, XEvent *, xEvent *);

// Declared in Xlibint.h, whose macros would hide functions of other headers.
extern TrestleEventReader XESetWireToEvent(Display *, int, TrestleEventReader);

// Macros that Swift does not import.
static inline int trestle_xi_mask_is_set(const unsigned char *mask, int bit) { return XIMaskIsSet(mask, bit) != 0; }

// The X event of a message of SDL's; NULL on other window systems.
static inline const XEvent *trestle_x11_event(const SDL_SysWMmsg *message) {
  return message && message->subsystem == SDL_SYSWM_X11 ? &message->msg.x11.event : NULL;
}

// The connection of a window of SDL's; NULL on other window systems.
static inline Display *trestle_x11_display(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.display : NULL;
}

// The server's number of a window of SDL's; 0 on other window systems.
static inline Window trestle_x11_window(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  return SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.window : 0;
}

// Copies pixels, 32 bits each and row by row, to a window or pixmap of that size.
static inline void trestle_x11_put_pixels(Display *display, Drawable target, Visual *visual, int depth, void *pixels, int width,
                                          int height) {
  XImage *image = XCreateImage(display, visual, depth, ZPixmap, 0, pixels, width, height, 32, width * 4);
  if (!image) return;
  GC context = XCreateGC(display, target, 0, NULL);
  XPutImage(display, target, context, image, 0, 0, 0, 0, width, height);
  XFreeGC(display, context);
  image->data = NULL;
  XDestroyImage(image);
}

// While the user makes a window larger: what was shown stays in its corner, and what comes in has the color until the next frame.
// The server's default is to show whatever was on the screen there. Nothing happens on other window systems.
static inline void trestle_x11_set_growth(SDL_Window *window, unsigned long color) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  XSetWindowAttributes attributes;
  attributes.background_pixel = color;
  attributes.bit_gravity = NorthWestGravity;
  XChangeWindowAttributes(info.info.x11.display, info.info.x11.window, CWBackPixel | CWBitGravity, &attributes);
}
