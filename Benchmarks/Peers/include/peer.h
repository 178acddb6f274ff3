// peer.h - the workload (row texts, heights, edits) and the meters (CPU, memory, allocations) that every program here shares.
// The meters' state is in meters.c, the counting of allocations in alloccount.c; link both.
#ifndef PEER_H
#define PEER_H
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PEER_W = 390, PEER_H_ = 844, PEER_MAXFRAMES = 4096 };

// ---------------------------------------------------------------- workload
// Rows are never stored: a row's identity is arithmetic over its position, so every cost that grows with N
// belongs to the toolkit. Edits are arithmetic as well:
//   INSERT_TOP      `k` new rows stand before all others
//   INSERT_SCATTER  a new row before every 10 old ones; `k` of them are in so far, added in ascending order
//   DELETE_SCATTER  every 10th old row goes; `k` of them are gone so far, in ascending order
typedef enum { EDIT_NONE, EDIT_INSERT_TOP, EDIT_INSERT_SCATTER, EDIT_DELETE_SCATTER } PeerEdit;
// FIXED 44 points, VARYING by arithmetic, RICH by the layout of the row, RICH_BY_HAND the same without a layout engine.
typedef enum { HEIGHTS_FIXED, HEIGHTS_VARYING, HEIGHTS_RICH, HEIGHTS_RICH_BY_HAND } PeerHeights;
static const char *const peer_heights_names[] = {"fixed", "var", "rich", "rich-by-hand"};
static inline PeerHeights peer_heights(const char *name) {
  for (int h = HEIGHTS_RICH_BY_HAND; h > 0; h--) if (!strcmp(name, peer_heights_names[h])) return (PeerHeights)h;
  return HEIGHTS_FIXED;
}
typedef struct { int64_t n0; PeerEdit edit; int64_t k; PeerHeights heights; } PeerRows;

static inline int64_t peer_count(const PeerRows *r) {
  switch (r->edit) {
    case EDIT_INSERT_TOP: case EDIT_INSERT_SCATTER: return r->n0 + r->k;
    case EDIT_DELETE_SCATTER: return r->n0 - r->k;
    default: return r->n0;
  }
}
static inline int64_t peer_id(const PeerRows *r, int64_t pos) {   // ids >= n0 are inserted rows
  switch (r->edit) {
    case EDIT_INSERT_TOP: return pos < r->k ? r->n0 + pos : pos - r->k;
    case EDIT_INSERT_SCATTER:
      if (pos >= 11 * r->k) return pos - r->k;
      return pos % 11 == 0 ? r->n0 + pos / 11 : pos - pos / 11 - 1;
    case EDIT_DELETE_SCATTER: return pos >= 9 * r->k ? pos + r->k : pos + pos / 9 + 1;
    default: return pos;
  }
}
static inline int64_t peer_insert_pos(int64_t k) { return 11 * k; }   // where the k-th scattered insert lands
static inline int64_t peer_delete_pos(int64_t k) { return 9 * k; }    // where the k-th scattered delete strikes
static inline int peer_height(const PeerRows *r, int64_t id) { return r->heights == HEIGHTS_VARYING ? 44 + (int)((id * 7919) % 89) : 44; }
static inline void peer_title(char *b, size_t n, int64_t id) { snprintf(b, n, "Row %lld", (long long)id); }
static inline void peer_detail(char *b, size_t n, int64_t id) {
  snprintf(b, n, "Subtitle of row %lld, %d items", (long long)id, (int)((id * 31) % 1000));
}
#define PEER_CHEVRON "\xe2\x80\xba"   /* U+203A */

// Rich rows, in points: 16 at both sides and 10 above and below; an avatar of 40 x 40 at the top; 12 beside it a line with the
// title, a badge 8 after it (in some rows) and the time at the end, and 2 below it the body, which wraps. All in Liberation
// Sans: title 16, body 13, time and badge 11. The row is as high as the higher of avatar and texts needs.
enum { RICH_MARGIN = 16, RICH_TOP = 10, RICH_AVATAR = 40, RICH_GAP = 12, RICH_SPACING = 2, RICH_RADIUS = 8,
       RICH_BADGE_HEIGHT = 16, RICH_BADGE_PADDING = 5, RICH_BADGE_GAP = 8,
       RICH_BODY_COLOR = 0x505050, RICH_TIME_COLOR = 0x808080, RICH_BADGE_COLOR = 0x007aff, RICH_LINE_COLOR = 0xc8c8c8 };
static inline int peer_avatar(int64_t id) {            // an index of peer_avatar_color
  return (int)((id * 5) & 7);
}
static inline int peer_avatar_color(int avatar) {
  static const int colors[] = {0xff6b5e, 0xff9f40, 0xe6c229, 0x5cb85c, 0x3aafa9, 0x4a90d9, 0x7b68c8, 0xc86fb0};
  return colors[avatar & 7];
}
static inline int peer_badge(int64_t id) { return id * 37 % 5 < 2 ? 0 : 1 + (int)(id * 13 % 98); }    // 0: no badge
static inline void peer_time(char *b, size_t n, int64_t id) { snprintf(b, n, "%02d:%02d", (int)(id * 7 % 24), (int)(id * 11 % 60)); }
static inline int peer_body_words(int64_t id) { return 1 + (int)(id * 7919 % 6) * 8 + (int)(id * 31 % 6); }  // one to six lines
enum { PEER_BODY = 512 };                               // room for any body
static inline void peer_body(char *b, size_t n, int64_t id) {
  static const char *const words[] = {"table", "letter", "on", "morning", "the", "station", "with", "paper", "river", "and",
    "window", "a", "garden", "slowly", "bread", "winter", "under", "lamp", "to", "mountain", "yellow", "train", "of", "kitchen",
    "between", "silver", "is", "number", "for", "bridge", "quiet"};
  size_t at = 0; int count = peer_body_words(id);
  for (int i = 0; i < count; i++) {
    const char *word = words[(id * 17 + i * i * 3 + i * 5) % 31];
    for (; *word && at + 2 < n; word++) b[at++] = *word;
    if (i + 1 < count && at + 2 < n) b[at++] = ' ';
  }
  b[at] = 0;
}

#ifdef __cplusplus
extern "C" {
#endif

// ---------------------------------------------------------------- meters
unsigned long peer_alloc_count(void);     // calls of the malloc family so far, all threads

double peer_ms(clockid_t clock);          // milliseconds; 0 for a clock that cannot be read
long peer_vm_kb(const char *key);         // a line of /proc/self/status: "VmHWM:", "VmRSS:"
long peer_private_kb(void);               // memory that no other process shares a file with: RssAnon + RssShmem

typedef struct { double cpu, thr, x, wall, allocs; } PeerSample;   // process, this thread, X server (PEER_XPID), all ms
PeerSample peer_now(void);
PeerSample peer_since(PeerSample start);

// ---------------------------------------------------------------- one JSON line a measurement
void peer_set_tag(const char *peer, const char *widget, const char *backend, int scale, const PeerRows *rows);
// `extra`: "" or further fields, ",\"key\":value"
void peer_emit_one(const char *metric, PeerSample sample, const char *extra);
// medians and 99th percentiles of `n` frames
void peer_emit_frames(const char *metric, const PeerSample *samples, int n, long painted, long rows);

// ---------------------------------------------------------------- command line: --key=value
const char *peer_arg(int argc, char **argv, const char *key, const char *otherwise);

#ifdef __cplusplus
}
#endif
#endif
