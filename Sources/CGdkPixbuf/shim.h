#include <gdk-pixbuf/gdk-pixbuf.h>

// A macro that Swift does not import.
static inline void trestle_pixbuf_unref(GdkPixbuf *pixbuf) { g_object_unref(pixbuf); }
static inline void trestle_pixbuf_loader_unref(GdkPixbufLoader *loader) { g_object_unref(loader); }
static inline GdkPixbuf *trestle_pixbuf_ref(GdkPixbuf *pixbuf) { return (GdkPixbuf *)g_object_ref(pixbuf); }
