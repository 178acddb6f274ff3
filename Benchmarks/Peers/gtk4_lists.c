// gtk4_lists.c - the row workload on GtkListView, GtkColumnView or GtkListBox, over a GListModel that makes items lazily.
// run:   GSK_RENDERER=cairo|gl GDK_SCALE=1|2 ./gtk4_lists --widget=listview|columnview|listbox --heights=fixed|var|rich --n=N --do=frames|edits [--frames=600] [--shot=PREFIX]
#include "peer.h"
#include <gtk/gtk.h>

// ---- model
typedef struct { GObject parent; int64_t id; } Item;
typedef struct { GObjectClass parent; } ItemClass;
static GType item_get_type(void);
G_DEFINE_TYPE(Item, item, G_TYPE_OBJECT)
static void item_init(Item *i) {}
static void item_class_init(ItemClass *c) {}

static PeerRows rows;
typedef struct { GObject parent; } Model;
typedef struct { GObjectClass parent; } ModelClass;
static GType model_item_type(GListModel *m) { return item_get_type(); }
static guint model_n(GListModel *m) { return (guint)peer_count(&rows); }
static gpointer model_item(GListModel *m, guint pos) {
  if (pos >= model_n(m)) return NULL;
  Item *i = g_object_new(item_get_type(), NULL);
  i->id = peer_id(&rows, pos);
  return i;
}
static void model_iface(GListModelInterface *f) { f->get_item_type = model_item_type; f->get_n_items = model_n; f->get_item = model_item; }
static GType model_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Model, model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_iface))
static void model_init(Model *m) {}
static void model_class_init(ModelClass *c) {}

// ---- row: title over detail, chevron at the right, a line beneath (by CSS)
static long binds;
static GtkWidget *label(const char *css) {
  GtkWidget *l = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(l), 0);
  gtk_label_set_ellipsize(GTK_LABEL(l), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(l, css);
  return l;
}
static GtkWidget *rich_row_new(void);
static GtkWidget *row_new(void) {
  if (rows.heights == HEIGHTS_RICH) return rich_row_new();
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *text = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *chevron = label("chevron");
  gtk_widget_add_css_class(row, "peer");
  gtk_widget_set_hexpand(text, TRUE);
  gtk_widget_set_valign(text, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(text), label("title"));
  gtk_box_append(GTK_BOX(text), label("detail"));
  gtk_label_set_text(GTK_LABEL(chevron), PEER_CHEVRON);
  gtk_box_append(GTK_BOX(row), text);
  gtk_box_append(GTK_BOX(row), chevron);
  return row;
}
// ---- rich row: an avatar, beside it a line (title, badge, time) over a text that wraps; heights come from the boxes
static GtkWidget *rich_row_new(void) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, RICH_GAP), *avatar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *text = gtk_box_new(GTK_ORIENTATION_VERTICAL, RICH_SPACING), *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, RICH_BADGE_GAP);
  GtkWidget *badge = label("badge"), *time = label("time"), *body = label("body");
  gtk_widget_add_css_class(row, "peer");
  gtk_widget_add_css_class(row, "rich");
  gtk_widget_add_css_class(avatar, "avatar");
  gtk_widget_set_size_request(avatar, RICH_AVATAR, RICH_AVATAR);
  gtk_widget_set_valign(avatar, GTK_ALIGN_START);
  gtk_widget_set_hexpand(text, TRUE);
  gtk_widget_set_valign(badge, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand(time, TRUE);
  gtk_widget_set_halign(time, GTK_ALIGN_END);
  gtk_label_set_ellipsize(GTK_LABEL(time), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize(GTK_LABEL(badge), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize(GTK_LABEL(body), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap(GTK_LABEL(body), TRUE);
  gtk_box_append(GTK_BOX(line), label("title"));
  gtk_box_append(GTK_BOX(line), badge);
  gtk_box_append(GTK_BOX(line), time);
  gtk_box_append(GTK_BOX(text), line);
  gtk_box_append(GTK_BOX(text), body);
  gtk_box_append(GTK_BOX(row), avatar);
  gtk_box_append(GTK_BOX(row), text);
  return row;
}
static GtkWidget *rich_line(GtkWidget *row) { return gtk_widget_get_first_child(gtk_widget_get_last_child(row)); }
static void rich_row_fill(GtkWidget *row, int64_t id) {
  char b[PEER_BODY];
  GtkWidget *avatar = gtk_widget_get_first_child(row), *line = rich_line(row), *title = gtk_widget_get_first_child(line);
  GtkWidget *badge = gtk_widget_get_next_sibling(title);
  char color[] = "a0"; color[1] += peer_avatar(id);
  const char *classes[] = {"avatar", color, NULL};
  gtk_widget_set_css_classes(avatar, classes);
  peer_title(b, sizeof b, id); gtk_label_set_text(GTK_LABEL(title), b);
  snprintf(b, sizeof b, "%d", peer_badge(id)); gtk_label_set_text(GTK_LABEL(badge), b);
  gtk_widget_set_visible(badge, peer_badge(id) > 0);
  peer_time(b, sizeof b, id); gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(line)), b);
  peer_body(b, sizeof b, id); gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(line)), b);
  binds++;
}
static GtkWidget *row_title(GtkWidget *row) {
  return gtk_widget_get_first_child(rows.heights == HEIGHTS_RICH ? rich_line(row) : gtk_widget_get_first_child(row));
}
static void row_fill(GtkWidget *row, int64_t id) {
  if (rows.heights == HEIGHTS_RICH) { rich_row_fill(row, id); return; }
  char b[96];
  GtkWidget *t = row_title(row);
  peer_title(b, sizeof b, id);  gtk_label_set_text(GTK_LABEL(t), b);
  peer_detail(b, sizeof b, id); gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(t)), b);
  gtk_widget_set_size_request(row, -1, peer_height(&rows, id));   // the 1 px line is inside it
  binds++;
}
static void on_setup(GtkSignalListItemFactory *f, GtkListItem *li) { gtk_list_item_set_child(li, row_new()); }
static void on_bind(GtkSignalListItemFactory *f, GtkListItem *li) { row_fill(gtk_list_item_get_child(li), ((Item *)gtk_list_item_get_item(li))->id); }
static GtkWidget *make_box_row(gpointer item, gpointer data) { GtkWidget *r = row_new(); row_fill(r, ((Item *)item)->id); return r; }
static const char *css =
  "window, listview, columnview, list { background: white; }"
  "listview > row, list > row, columnview row, columnview cell { padding: 0; margin: 0; min-height: 0; }"
  ".peer { padding: 0 16px; border-bottom: 1px solid #c8c8c8; }"
  ".title { font: 16px 'Liberation Sans'; color: black; }"
  ".detail { font: 11px 'Liberation Sans'; color: #808080; }"
  ".chevron { font: 20px 'Liberation Sans'; color: #c0c0c0; }"
  ".rich { padding: 10px 16px; } .avatar { border-radius: 8px; }"
  ".time { font: 11px 'Liberation Sans'; color: #808080; }"
  ".body { font: 13px 'Liberation Sans'; color: #505050; }"
  ".badge { font: 11px 'Liberation Sans'; color: white; background: #007aff; border-radius: 8px; padding: 0 5px; min-height: 16px; }"
  "columnview header { min-height: 0; padding: 0; } columnview header button { min-height: 0; padding: 0; border: 0; }";

// ---- window and frames
static GtkWidget *win, *list, *scroller, *inner;   // inner: the list view itself, which a column view keeps inside
static GtkAdjustment *adj;
static GtkSingleSelection *sel;
static Model *model;
static long renders, painted;
static int rendered;
static gboolean on_render(GSignalInvocationHint *h, guint n, const GValue *v, gpointer d) { rendered = 1; renders++; return TRUE; }
static void on_after_paint(GdkFrameClock *c, gpointer d) { if (rendered) { painted++; rendered = 0; } }
static int frame(void) {             // 0: no paint came within 30 s
  long want = painted + 1; double t0 = peer_ms(CLOCK_MONOTONIC);
  gtk_widget_queue_draw(list);
  while (painted < want) { g_main_context_iteration(NULL, TRUE); if (peer_ms(CLOCK_MONOTONIC) - t0 > 30000) return 0; }
  gdk_display_sync(gtk_widget_get_display(win));
  return 1;
}
static gboolean tick(gpointer d) { return TRUE; }   // keeps a blocking iteration from blocking for ever
static void save_shot(const char *prefix, const char *which) {   // what the X server shows; needs ImageMagick
  char c[300]; snprintf(c, sizeof c, "import -window root %s-%s.png", prefix, which); if (system(c)) {}
}
static int64_t id_at(double y) {     // the row drawn at this height of the viewport, -1 if none
  GtkWidget *w = gtk_widget_pick(scroller, 100, y, GTK_PICK_DEFAULT);
  while (w && !gtk_widget_has_css_class(w, "peer")) w = gtk_widget_get_first_child(w) && GTK_IS_LIST_BOX_ROW(w) ? gtk_widget_get_first_child(w) : gtk_widget_get_parent(w);
  if (!w) return -1;
  return atoll(gtk_label_get_text(GTK_LABEL(row_title(w))) + 4);
}

int main(int argc, char **argv) {
  const char *kind = peer_arg(argc, argv, "widget", "listview"), *todo = peer_arg(argc, argv, "do", "frames"), *shot = peer_arg(argc, argv, "shot", NULL);
  rows.n0 = atoll(peer_arg(argc, argv, "n", "1000"));
  rows.heights = peer_heights(peer_arg(argc, argv, "heights", "fixed"));
  gtk_init();
  const char *sc = getenv("GDK_SCALE"), *rend = getenv("GSK_RENDERER");
  char backend[64]; snprintf(backend, sizeof backend, "x11-%s", rend ? rend : "default");
  peer_set_tag("gtk4", kind, backend, sc ? atoi(sc) : 1, &rows);
  g_timeout_add(1000, tick, NULL);

  long rss0 = peer_vm_kb("VmRSS:");
  PeerSample t = peer_now();
  GtkCssProvider *p = gtk_css_provider_new();
  char all_css[4096]; int css_length = snprintf(all_css, sizeof all_css, "%s", css);
  for (int a = 0; a < 8; a++)
    css_length += snprintf(all_css + css_length, sizeof all_css - css_length, ".a%d { background: #%06x; }", a, peer_avatar_color(a));
  gtk_css_provider_load_from_data(p, all_css, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(p), GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_signal_add_emission_hook((g_type_class_ref(GDK_TYPE_SURFACE), g_signal_lookup("render", GDK_TYPE_SURFACE)), 0, on_render, NULL, NULL);
  model = g_object_new(model_get_type(), NULL);
  if (!strcmp(kind, "listbox")) {
    list = gtk_list_box_new();
    gtk_list_box_bind_model(GTK_LIST_BOX(list), G_LIST_MODEL(model), make_box_row, NULL, NULL);
  } else {
    GtkListItemFactory *f = gtk_signal_list_item_factory_new();
    g_signal_connect(f, "setup", G_CALLBACK(on_setup), NULL);
    g_signal_connect(f, "bind", G_CALLBACK(on_bind), NULL);
    sel = gtk_single_selection_new(G_LIST_MODEL(g_object_ref(model)));
    gtk_single_selection_set_autoselect(sel, FALSE);
    gtk_single_selection_set_can_unselect(sel, TRUE);
    gtk_single_selection_set_selected(sel, GTK_INVALID_LIST_POSITION);
    if (!strcmp(kind, "columnview")) {
      list = gtk_column_view_new(GTK_SELECTION_MODEL(sel));
      GtkColumnViewColumn *c = gtk_column_view_column_new("", f);
      gtk_column_view_column_set_expand(c, TRUE);
      gtk_column_view_append_column(GTK_COLUMN_VIEW(list), c);
      gtk_widget_set_visible(gtk_widget_get_first_child(list), FALSE);   // the header
      for (inner = gtk_widget_get_first_child(list); inner && !GTK_IS_LIST_VIEW(inner);) inner = gtk_widget_get_next_sibling(inner);
    } else inner = list = gtk_list_view_new(GTK_SELECTION_MODEL(sel), f);
  }
  scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);   // no scrollbar, as on a phone
  adj = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  win = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(win), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(win), PEER_W, PEER_H_);
  gtk_window_set_child(GTK_WINDOW(win), scroller);
  gtk_widget_realize(win);
  g_signal_connect(gtk_widget_get_frame_clock(win), "after-paint", G_CALLBACK(on_after_paint), NULL);
  gtk_widget_show(win);
  if (!frame()) { puts("no first frame"); return 1; }
  t = peer_since(t);
  char ex[600];
  snprintf(ex, sizeof ex, ",\"process_cpu_ms\":%.1f,\"rss_kb\":%ld,\"hwm_kb\":%ld,\"private_kb\":%ld,\"rss_before_kb\":%ld,\"upper_px\":%.0f,\"first_id\":%lld,\"bottom_id\":%lld,\"binds\":%ld,\"size\":\"%dx%d\"",
           peer_ms(CLOCK_PROCESS_CPUTIME_ID), peer_vm_kb("VmRSS:"), peer_vm_kb("VmHWM:"), peer_private_kb(), rss0, gtk_adjustment_get_upper(adj),
           (long long)id_at(20), (long long)id_at(835), binds, gtk_widget_get_width(win), gtk_widget_get_height(win));
  peer_emit_one("first_frame", t, ex);
  for (int i = 0; i < 5; i++) frame();
  if (shot) save_shot(shot, "first");
  if (rows.n0 == 0) return 0;

  double page = gtk_adjustment_get_page_size(adj);
  if (!strcmp(todo, "frames")) {
    static PeerSample s[PEER_MAXFRAMES];
    int fr = atoi(peer_arg(argc, argv, "frames", "600"));
    struct { const char *name; double step; int frames; } runs[] = {{"scroll30", 30, fr}, {"fling3000", 3000, fr / 3}};
    for (int r = 0; r < 2; r++) {
      gtk_adjustment_set_value(adj, 0); for (int i = 0; i < 3; i++) frame();
      long r0 = renders, b0 = binds; double v = 0;
      for (int i = 0; i < runs[r].frames; i++) {
        v += runs[r].step;
        if (v > gtk_adjustment_get_upper(adj) - page) v = runs[r].step / 7 * (i % 7);
        PeerSample a = peer_now();
        gtk_adjustment_set_value(adj, v);
        frame();
        s[i] = peer_since(a);
      }
      peer_emit_frames(runs[r].name, s, runs[r].frames, renders - r0, binds - b0);
    }
    struct { const char *name; int64_t pos; } jumps[] = {{"jump_middle", rows.n0 / 2}, {"jump_last", rows.n0 - 1}, {"jump_first", 0}};
    for (int j = 0; j < 3; j++) {
      int frames = 0, seen = 0;
      long b0 = binds;
      PeerSample a = peer_now();
      if (sel) gtk_widget_activate_action(inner, "list.scroll-to-item", "u", (guint)jumps[j].pos);
      else gtk_adjustment_set_value(adj, jumps[j].pos == 0 ? 0 : jumps[j].pos == rows.n0 - 1 ? gtk_adjustment_get_upper(adj) : gtk_adjustment_get_upper(adj) / 2);
      PeerSample d;
      do { frame(); frames++; d = peer_since(a);
           for (double y = 1; y < page; y += 20) seen |= llabs(id_at(y) - jumps[j].pos) <= (sel ? 0 : rows.heights == HEIGHTS_VARYING ? 20 : 1);
      } while (!seen && frames < 5);
      snprintf(ex, sizeof ex, ",\"target\":%lld,\"target_visible\":%s,\"frames\":%d,\"binds\":%ld,\"top_id\":%lld,\"bottom_id\":%lld,\"value_px\":%.0f,\"upper_px\":%.0f",
               (long long)jumps[j].pos, seen ? "true" : "false", frames, binds - b0, (long long)id_at(2), (long long)id_at(page - 4), gtk_adjustment_get_value(adj), gtk_adjustment_get_upper(adj));
      peer_emit_one(jumps[j].name, d, ex);
      if (shot && j == 1) save_shot(shot, "last");
    }
    snprintf(ex, sizeof ex, ",\"rss_kb\":%ld,\"hwm_kb\":%ld,\"private_kb\":%ld", peer_vm_kb("VmRSS:"), peer_vm_kb("VmHWM:"), peer_private_kb());
    peer_emit_one("memory_end", (PeerSample){0}, ex);
  } else {
    // edits: at the top, then in the middle; the chosen row is the one right below the top of the viewport
    struct { const char *name; PeerEdit edit; int64_t k; int reset; int mid; } e[] = {
      {"insert1_at_top", EDIT_INSERT_TOP, 1, 0, 0}, {"insert1_above_viewport", EDIT_INSERT_TOP, 1, 0, 1},
      {"insert10k_signals", EDIT_INSERT_SCATTER, 10000, 0, 1}, {"delete10k_signals", EDIT_DELETE_SCATTER, 10000, 0, 1},
      {"insert10k_one_signal", EDIT_INSERT_SCATTER, 10000, 1, 1}, {"delete10k_one_signal", EDIT_DELETE_SCATTER, 10000, 1, 1}};
    for (int j = 0; j < 6; j++) {
      if (e[j].k * 10 > rows.n0) continue;
      int64_t old = peer_count(&rows);
      rows.edit = EDIT_NONE; rows.k = 0;
      g_list_model_items_changed(G_LIST_MODEL(model), 0, (guint)old, (guint)rows.n0);
      frame();
      int64_t pos = e[j].mid ? rows.n0 / 2 + 5 : 0;
      if (sel) gtk_widget_activate_action(inner, "list.scroll-to-item", "u", (guint)pos);
      for (int i = 0; i < 4; i++) frame();
      int64_t chosen = id_at(page / 2); chosen += chosen % 10 == 0;   // a row that the deletes spare
      if (sel) gtk_single_selection_set_selected(sel, (guint)chosen);
      for (int i = 0; i < 4; i++) frame();
      int64_t top0 = id_at(2), mid0 = id_at(page / 2); double v0 = gtk_adjustment_get_value(adj);
      PeerSample a = peer_now();
      rows.edit = e[j].edit;
      if (e[j].reset) { rows.k = e[j].k; g_list_model_items_changed(G_LIST_MODEL(model), 0, (guint)rows.n0, (guint)peer_count(&rows)); }
      else for (rows.k = 1; rows.k <= e[j].k; rows.k++) {
        if (e[j].edit == EDIT_INSERT_TOP) g_list_model_items_changed(G_LIST_MODEL(model), 0, 0, 1);
        else if (e[j].edit == EDIT_INSERT_SCATTER) g_list_model_items_changed(G_LIST_MODEL(model), (guint)peer_insert_pos(rows.k - 1), 0, 1);
        else g_list_model_items_changed(G_LIST_MODEL(model), (guint)peer_delete_pos(rows.k - 1), 1, 0);
      }
      rows.k = e[j].k;
      frame();
      PeerSample d = peer_since(a);
      int64_t selid = -1;
      if (sel) { Item *it = gtk_single_selection_get_selected_item(sel); guint sp = gtk_single_selection_get_selected(sel); if (it && sp != GTK_INVALID_LIST_POSITION) selid = it->id; }
      int64_t top1 = id_at(2), mid1 = id_at(page / 2);
      snprintf(ex, sizeof ex, ",\"top_id_before\":%lld,\"top_id_after\":%lld,\"mid_id_before\":%lld,\"mid_id_after\":%lld,\"value_before\":%.0f,\"value_after\":%.0f,\"anchored\":%s,\"selected_before\":%lld,\"selected_after\":%lld,\"selection_kept\":%s",
               (long long)top0, (long long)top1, (long long)mid0, (long long)mid1, v0, gtk_adjustment_get_value(adj), top0 == top1 ? "true" : "false",
               (long long)chosen, (long long)selid, sel ? (selid == chosen ? "true" : "false") : "null");
      peer_emit_one(e[j].name, d, ex);
    }
  }
  return 0;
}
