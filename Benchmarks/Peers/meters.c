// meters.c - what a frame cost: CPU of the process and of the X server, memory, allocations; and how it is printed.
#include "peer.h"

double peer_ms(clockid_t c) { struct timespec t; if (clock_gettime(c, &t)) return 0; return t.tv_sec * 1e3 + t.tv_nsec / 1e6; }

static clockid_t xclock(void) {      // CPU clock of the X server, whose process id run puts in PEER_XPID
  static clockid_t c; static int known;
  if (!known) { known = 1; const char *p = getenv("PEER_XPID"); if (!p || clock_getcpuclockid(atoi(p), &c)) c = (clockid_t)-1; }
  return c;
}
long peer_vm_kb(const char *key) {
  FILE *f = fopen("/proc/self/status", "r"); char l[256]; long v = -1;
  while (f && fgets(l, sizeof l, f)) if (!strncmp(l, key, strlen(key))) { v = atol(l + strlen(key)); break; }
  if (f) fclose(f);
  return v;
}
long peer_private_kb(void) { return peer_vm_kb("RssAnon:") + peer_vm_kb("RssShmem:"); }

PeerSample peer_now(void) {
  PeerSample s; clockid_t x = xclock();
  s.cpu = peer_ms(CLOCK_PROCESS_CPUTIME_ID); s.thr = peer_ms(CLOCK_THREAD_CPUTIME_ID);
  s.x = x == (clockid_t)-1 ? 0 : peer_ms(x); s.wall = peer_ms(CLOCK_MONOTONIC); s.allocs = (double)peer_alloc_count();
  return s;
}
PeerSample peer_since(PeerSample a) {
  PeerSample b = peer_now(); b.cpu -= a.cpu; b.thr -= a.thr; b.x -= a.x; b.wall -= a.wall; b.allocs -= a.allocs; return b;
}

static char tag[512];   // the common leading fields
void peer_set_tag(const char *peer, const char *widget, const char *backend, int scale, const PeerRows *r) {
  snprintf(tag, sizeof tag, "\"peer\":\"%s\",\"widget\":\"%s\",\"backend\":\"%s\",\"scale\":%d,\"heights\":\"%s\",\"n\":%lld",
           peer, widget, backend, scale, peer_heights_names[r->heights], (long long)r->n0);
}
static int cmp(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return x < y ? -1 : x > y; }
static double quant(double *v, int n, double q) {  // sorts v
  if (n == 0) return 0;
  qsort(v, n, sizeof *v, cmp); int i = (int)(q * (n - 1) + 0.5); return v[i];
}
void peer_emit_one(const char *metric, PeerSample s, const char *extra) {
  printf("{%s,\"metric\":\"%s\",\"cpu_ms\":%.3f,\"main_thread_ms\":%.3f,\"x_cpu_ms\":%.3f,\"wall_ms\":%.3f,\"allocs\":%.0f%s}\n",
         tag, metric, s.cpu, s.thr, s.x, s.wall, s.allocs, extra);
  fflush(stdout);
}
void peer_emit_frames(const char *metric, const PeerSample *s, int n, long painted, long rows) {
  static double cpu[PEER_MAXFRAMES], tot[PEER_MAXFRAMES], thr[PEER_MAXFRAMES], x[PEER_MAXFRAMES], w[PEER_MAXFRAMES], a[PEER_MAXFRAMES];
  double mc = 0, mx = 0;
  for (int i = 0; i < n; i++) {
    cpu[i] = s[i].cpu; tot[i] = s[i].cpu + s[i].x; thr[i] = s[i].thr; x[i] = s[i].x; w[i] = s[i].wall; a[i] = s[i].allocs;
    mc += s[i].cpu / n; mx += s[i].x / n;
  }
  printf("{%s,\"metric\":\"%s\",\"frames\":%d,\"painted\":%ld,\"rows_per_frame\":%.2f,"
         "\"cpu_ms\":%.3f,\"cpu_p99_ms\":%.3f,\"cpu_mean_ms\":%.3f,\"main_thread_ms\":%.3f,\"x_cpu_ms\":%.3f,\"x_mean_ms\":%.3f,"
         "\"total_ms\":%.3f,\"total_p99_ms\":%.3f,\"wall_ms\":%.3f,\"allocs\":%.0f}\n",
         tag, metric, n, painted, (double)rows / n, quant(cpu, n, .5), quant(cpu, n, .99), mc, quant(thr, n, .5),
         quant(x, n, .5), mx, quant(tot, n, .5), quant(tot, n, .99), quant(w, n, .5), quant(a, n, .5));
  fflush(stdout);
}

const char *peer_arg(int argc, char **argv, const char *key, const char *otherwise) {
  size_t l = strlen(key);
  for (int i = 1; i < argc; i++) if (!strncmp(argv[i], "--", 2) && !strncmp(argv[i] + 2, key, l) && argv[i][2 + l] == '=') return argv[i] + 3 + l;
  return otherwise;
}
