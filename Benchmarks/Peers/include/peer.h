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
typedef struct { int64_t n0; PeerEdit edit; int64_t k; int variable; } PeerRows;

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
static inline int peer_height(const PeerRows *r, int64_t id) { return r->variable ? 44 + (int)((id * 7919) % 89) : 44; }
static inline void peer_title(char *b, size_t n, int64_t id) { snprintf(b, n, "Row %lld", (long long)id); }
static inline void peer_detail(char *b, size_t n, int64_t id) {
  snprintf(b, n, "Subtitle of row %lld, %d items", (long long)id, (int)((id * 31) % 1000));
}
#define PEER_CHEVRON "\xe2\x80\xba"   /* U+203A */

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
