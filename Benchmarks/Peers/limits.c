// limits.c - what this machine can do at best: memcpy, cairo paint and over, one Pango label, an SDL2 texture upload and present.
// run:   DISPLAY=:N ./limits     (SDL under Xvfb, software renderer; every figure is CPU ms of this process, median of its samples)
#include "peer.h"
#include <SDL2/SDL.h>
#include <pango/pangocairo.h>
unsigned long peer_alloc_count(void) { return 0; }

enum { W = 780, H = 1688, ROW = 88, N = 20, SAMPLES = 200 };
static PeerSample s[PEER_MAXFRAMES];
#define MEASURE(name, samples, ...) do { \
  for (int i_ = 0; i_ < 5; i_++) { int i = i_; (void)i; __VA_ARGS__; } \
  for (int i = 0; i < (samples); i++) { PeerSample a_ = peer_now(); __VA_ARGS__; s[i] = peer_since(a_); } \
  peer_emit_frames(name, s, samples, samples, 0); } while (0)

static cairo_surface_t *surface(cairo_format_t f, int w, int h, double r, double g, double b, double a) {
  cairo_surface_t *x = cairo_image_surface_create(f, w, h); cairo_t *c = cairo_create(x);
  cairo_set_operator(c, CAIRO_OPERATOR_SOURCE); cairo_set_source_rgba(c, r, g, b, a); cairo_paint(c); cairo_destroy(c); return x;
}
static PangoLayout *label(cairo_t *c, const char *font, const char *text) {
  PangoLayout *l = pango_cairo_create_layout(c); PangoFontDescription *d = pango_font_description_from_string(font);
  pango_layout_set_font_description(l, d); pango_layout_set_text(l, text, -1); pango_font_description_free(d); return l;
}

int main(void) {
  PeerRows r = {0}; peer_set_tag("machine", "limits", "cpu", 2, &r);
  // memory
  static uint8_t src[W * H * 4], dst[W * H * 4]; memset(src, 1, sizeof src); memset(dst, 2, sizeof dst);
  MEASURE("memcpy_frame", SAMPLES, { src[i] = (uint8_t)i; memcpy(dst, src, sizeof dst); __asm__ volatile("" ::: "memory"); });
  MEASURE("memset_frame", SAMPLES, { memset(dst, i, sizeof dst); __asm__ volatile("" ::: "memory"); });
  MEASURE("memmove_scroll_60px", SAMPLES, { memmove(dst, dst + W * 4 * 60, sizeof dst - W * 4 * 60); __asm__ volatile("" ::: "memory"); });
  // cairo: 20 rows of 780x88 (18 and a piece fill the frame; the last is clipped)
  cairo_surface_t *frame = surface(CAIRO_FORMAT_RGB24, W, H, 1, 1, 1, 1);
  cairo_surface_t *opaque = surface(CAIRO_FORMAT_RGB24, W, ROW, .5, .6, .7, 1), *alpha = surface(CAIRO_FORMAT_ARGB32, W, ROW, .5, .6, .7, .5);
  cairo_t *c = cairo_create(frame);
  #define ROWS_OF(x) for (int k = 0; k < N; k++) { cairo_save(c); cairo_rectangle(c, 0, k * ROW, W, ROW); cairo_clip(c); cairo_set_source_surface(c, x, 0, k * ROW); cairo_paint(c); cairo_restore(c); }
  MEASURE("cairo_paint_opaque_rgb24_x20", SAMPLES, ROWS_OF(opaque));
  MEASURE("cairo_over_argb32_x20", SAMPLES, ROWS_OF(alpha));
  MEASURE("cairo_fill_rect_frame", SAMPLES, { cairo_set_source_rgb(c, 1, 1, .9); cairo_rectangle(c, 0, 0, W, H); cairo_fill(c); });
  MEASURE("cairo_fill_hairlines_x20", SAMPLES, { cairo_set_source_rgb(c, .8, .8, .8); for (int k = 0; k < N; k++) { cairo_rectangle(c, 32, k * ROW + 87, W - 32, 1); cairo_fill(c); } });
  // pango at 2x
  cairo_scale(c, 2, 2); cairo_set_source_rgb(c, 0, 0, 0);
  PeerSample a = peer_now();
  PangoLayout *l = label(c, "Liberation Sans 16px", "Row 123456"); cairo_move_to(c, 16, 10); pango_cairo_show_layout(c, l);
  peer_emit_one("pango_first_label_in_process", peer_since(a), "");
  g_object_unref(l);
  char b[96];
  MEASURE("pango_new_layout_new_text", 1000, { peer_title(b, sizeof b, 100000 + i * 7919 % 899999); PangoLayout *m = label(c, "Liberation Sans 16px", b); cairo_move_to(c, 16, 10); pango_cairo_show_layout(c, m); g_object_unref(m); });
  l = label(c, "Liberation Sans 16px", "");
  MEASURE("pango_same_layout_new_text", 1000, { peer_title(b, sizeof b, 100000 + i * 7919 % 899999); pango_layout_set_text(l, b, -1); cairo_move_to(c, 16, 10); pango_cairo_show_layout(c, l); });
  MEASURE("pango_same_layout_measure_only", 1000, { int w, h; peer_title(b, sizeof b, 200000 + i * 7919 % 799999); pango_layout_set_text(l, b, -1); pango_layout_get_pixel_size(l, &w, &h); });
  MEASURE("pango_cached_layout_draw", 1000, { cairo_move_to(c, 16, 10); pango_cairo_show_layout(c, l); });
  PangoLayout *d = label(c, "Liberation Sans 11px", ""), *ch = label(c, "Liberation Sans 20px", PEER_CHEVRON);
  MEASURE("pango_row_of_3_labels_new_text", 1000, { int64_t id = 100000 + i * 7919 % 899999; peer_title(b, sizeof b, id); pango_layout_set_text(l, b, -1); cairo_move_to(c, 16, 4); pango_cairo_show_layout(c, l);
    peer_detail(b, sizeof b, id); pango_layout_set_text(d, b, -1); cairo_move_to(c, 16, 25); pango_cairo_show_layout(c, d); cairo_move_to(c, 366, 10); pango_cairo_show_layout(c, ch); });
  MEASURE("pango_row_of_3_labels_cached", 1000, { cairo_move_to(c, 16, 4); pango_cairo_show_layout(c, l); cairo_move_to(c, 16, 25); pango_cairo_show_layout(c, d); cairo_move_to(c, 366, 10); pango_cairo_show_layout(c, ch); });
  // a whole frame of 20 rows drawn straight: white ground, three labels, one line
  MEASURE("straight_frame_20_rows_new_text", SAMPLES, { cairo_set_source_rgb(c, 1, 1, 1); cairo_rectangle(c, 0, 0, 390, 844); cairo_fill(c);
    for (int k = 0; k < N; k++) { int64_t id = 100000 + (i * N + k) * 7919 % 899999; double y = k * 44 - i * 30 % 44;
      cairo_set_source_rgb(c, 0, 0, 0); peer_title(b, sizeof b, id); pango_layout_set_text(l, b, -1); cairo_move_to(c, 16, y + 4); pango_cairo_show_layout(c, l);
      cairo_set_source_rgb(c, .5, .5, .5); peer_detail(b, sizeof b, id); pango_layout_set_text(d, b, -1); cairo_move_to(c, 16, y + 25); pango_cairo_show_layout(c, d);
      cairo_set_source_rgb(c, .75, .75, .75); cairo_move_to(c, 366, y + 10); pango_cairo_show_layout(c, ch);
      cairo_set_source_rgb(c, .78, .78, .78); cairo_rectangle(c, 16, y + 43, 374, 1); cairo_fill(c); } });
  // SDL2. By default SDL puts a "window surface" on screen through an accelerated renderer, which without a GPU is llvmpipe;
  // SDL_FRAMEBUFFER_ACCELERATION=0 puts it there with XShmPutImage. X round trips make the server's work fall into the sample.
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
  for (int accel = 1; accel >= 0; accel--) {
    peer_set_tag("machine", "limits", accel ? "sdl2-x11-default" : "sdl2-x11-noaccel", 2, &r);
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, accel ? "1" : "0");
    if (SDL_Init(SDL_INIT_VIDEO)) { fprintf(stderr, "SDL: %s\n", SDL_GetError()); return 0; }
    SDL_Window *w = SDL_CreateWindow("limits", 0, 0, W, H, 0);
    SDL_Renderer *ren = SDL_CreateRenderer(w, -1, SDL_RENDERER_SOFTWARE);
    SDL_Texture *tex = SDL_CreateTexture(ren, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, W, H);
    SDL_SetTextureBlendMode(tex, SDL_BLENDMODE_NONE);
    SDL_Event e;
    MEASURE("sdl_update_texture", SAMPLES, { src[i]++; SDL_UpdateTexture(tex, NULL, src, W * 4); });
    MEASURE("sdl_update_copy_present", SAMPLES, { src[i]++; SDL_UpdateTexture(tex, NULL, src, W * 4); SDL_RenderCopy(ren, tex, NULL, NULL); SDL_RenderPresent(ren); while (SDL_PollEvent(&e)) {} });
    SDL_DestroyRenderer(ren);
    SDL_DestroyWindow(w); w = SDL_CreateWindow("limits", 0, 0, W, H, 0);
    SDL_Surface *ws = SDL_GetWindowSurface(w);
    MEASURE("sdl_window_surface_memcpy_update", SAMPLES, { src[i]++; memcpy(ws->pixels, src, sizeof src); SDL_UpdateWindowSurface(w); while (SDL_PollEvent(&e)) {} });
    SDL_Rect strip = {0, H - 60, W, 60};
    MEASURE("sdl_window_surface_update_60px_strip", SAMPLES, { SDL_UpdateWindowSurfaceRects(w, &strip, 1); while (SDL_PollEvent(&e)) {} });
    SDL_DestroyWindow(w);
    SDL_Quit();
  }
  return 0;
}
