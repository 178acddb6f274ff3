#include <gdk-pixbuf/gdk-pixbuf.h>

// A macro that Swift does not import.
static inline void trestle_pixbuf_unref(GdkPixbuf *pixbuf) { g_object_unref(pixbuf); }
static inline void trestle_pixbuf_loader_unref(GdkPixbufLoader *loader) { g_object_unref(loader); }
static inline GdkPixbuf *trestle_pixbuf_ref(GdkPixbuf *pixbuf) { return (GdkPixbuf *)g_object_ref(pixbuf); }

// Variadic functions are not imported either.
static inline gboolean trestle_pixbuf_save_jpeg(GdkPixbuf *pixbuf, const char *quality, gchar **data, gsize *size, GError **error) {
  return gdk_pixbuf_save_to_buffer(pixbuf, data, size, "jpeg", error, "quality", quality, NULL);
}
