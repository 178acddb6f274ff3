#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <hb-aat.h>
#include <hb-ot.h>

// Macros that Swift does not import.
static inline void trestle_object_unref(void *object) { g_object_unref(object); }
static inline void *trestle_object_ref(void *object) { return g_object_ref(object); }
static inline PangoFontMap *trestle_pango_font_map(void) { return pango_cairo_font_map_new(); }

// The functions that all fonts of the kind of this one share.
static inline PangoFontClass *trestle_font_class(PangoFont *font) {
    return G_TYPE_INSTANCE_GET_CLASS(font, PANGO_TYPE_FONT, PangoFontClass);
}

// GSList of items and of lines, without pointer casts in Swift.
static inline void *trestle_list_data(GList *list) { return list->data; }
static inline PangoLayoutLine *trestle_line_data(GSList *list) { return (PangoLayoutLine *)list->data; }
static inline PangoGlyphItem *trestle_run_data(GSList *list) { return (PangoGlyphItem *)list->data; }

static inline int trestle_glyph_is_unknown(PangoGlyph glyph) { return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0; }
static inline int trestle_glyph_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }

// The scaled font that Cairo draws a Pango font with; owned by the font.
static inline cairo_scaled_font_t *trestle_pango_scaled_font(PangoFont *font) {
    return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

// Whether glyphs of a font are pictures or have layers of color.
static inline int trestle_font_has_color(PangoFont *font) {
    hb_font_t *hb = pango_font_get_hb_font(font);
    hb_face_t *face = hb ? hb_font_get_face(hb) : NULL;
    if (!face) return 1;
    return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face) || hb_ot_color_has_svg(face);
}

// Cap height and x height in font units of 1/PANGO_SCALE; 0 when the font has no such value.
static inline int trestle_font_metric(PangoFont *font, hb_ot_metrics_tag_t tag) {
    hb_font_t *hb = pango_font_get_hb_font(font);
    hb_position_t position = 0;
    if (!hb || !hb_ot_metrics_get_position(hb, tag, &position)) return 0;
    return position;
}

// The direction of the first strong character. Pango deprecated the function without giving another.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline int trestle_starts_right_to_left(const char *text, int length) {
    return pango_find_base_dir(text, length) == PANGO_DIRECTION_RTL;
}
G_GNUC_END_IGNORE_DEPRECATIONS

// Says that fonts were added to the configuration.
static inline void trestle_font_map_changed(PangoFontMap *map) {
    pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}
