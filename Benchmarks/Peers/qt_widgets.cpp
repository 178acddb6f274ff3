// qt_widgets.cpp - the row workload on QListView or QTableView, over a QAbstractListModel that makes rows lazily.
// run:   QT_QPA_PLATFORM=xcb|offscreen QT_SCALE_FACTOR=1|2 ./qt_widgets --widget=listview|listview-batched|listview-measured|tableview --heights=fixed|var --n=N --do=frames|edits [--frames=600] [--shot=PREFIX]
#include "peer.h"
#include <QtWidgets>
#include <xcb/xcb.h>

static PeerRows rows;
static long painted, rowsDrawn, hintsAsked;

struct Model : QAbstractListModel {
  int rowCount(const QModelIndex &p = {}) const override { return p.isValid() ? 0 : int(peer_count(&rows)); }
  QVariant data(const QModelIndex &i, int role) const override {
    char b[96]; qint64 id = peer_id(&rows, i.row());
    switch (role) {
      case Qt::DisplayRole: peer_title(b, sizeof b, id); return QString::fromLatin1(b);
      case Qt::ToolTipRole: peer_detail(b, sizeof b, id); return QString::fromLatin1(b);
      case Qt::UserRole: return id;
      default: return {};
    }
  }
  void edit(PeerEdit e, int k, bool oneSignal) {
    if (oneSignal) { beginResetModel(); rows.edit = e; rows.k = k; endResetModel(); return; }
    rows.edit = e;
    for (int j = 0; j < k; j++) {
      if (e == EDIT_DELETE_SCATTER) { int p = int(peer_delete_pos(j)); beginRemoveRows({}, p, p); rows.k = j + 1; endRemoveRows(); }
      else { int p = e == EDIT_INSERT_TOP ? 0 : int(peer_insert_pos(j)); beginInsertRows({}, p, p); rows.k = j + 1; endInsertRows(); }
    }
  }
};

struct Delegate : QStyledItemDelegate {
  QFont title{"Liberation Sans"}, detail{"Liberation Sans"}, chevron{"Liberation Sans"};
  bool measure = false;      // answer a height only after measuring both texts, as a self-sizing row has to
  Delegate() { title.setPixelSize(16); detail.setPixelSize(11); chevron.setPixelSize(20); }
  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &i) const override {
    hintsAsked++;
    if (measure) {
      static const QFontMetrics tm(title), dm(detail);
      volatile int h = tm.boundingRect(QRect(0, 0, 330, 1000), Qt::TextWordWrap, i.data().toString()).height();
      h = h + dm.boundingRect(QRect(0, 0, 330, 1000), Qt::TextWordWrap, i.data(Qt::ToolTipRole).toString()).height();
    }
    return QSize(100, peer_height(&rows, peer_id(&rows, i.row())));
  }
  void paint(QPainter *p, const QStyleOptionViewItem &o, const QModelIndex &i) const override {
    rowsDrawn++;
    const QRect r = o.rect; const int mid = r.center().y();
    p->fillRect(r, o.state & QStyle::State_Selected ? QColor(0xd1d1d6) : QColor(Qt::white));
    p->setFont(title);   p->setPen(Qt::black);          p->drawText(QRect(r.left() + 16, mid - 17, r.width() - 60, 20), Qt::AlignLeft | Qt::AlignVCenter, i.data().toString());
    p->setFont(detail);  p->setPen(QColor(0x808080));   p->drawText(QRect(r.left() + 16, mid + 3, r.width() - 60, 14), Qt::AlignLeft | Qt::AlignVCenter, i.data(Qt::ToolTipRole).toString());
    p->setFont(chevron); p->setPen(QColor(0xc0c0c0));   p->drawText(QRect(r.right() - 24, r.top(), 12, r.height() - 1), Qt::AlignCenter, QString(QChar(0x203a)));
    p->fillRect(r.left(), r.bottom(), r.width(), 1, QColor(0xc8c8c8));
  }
};

template <class V> struct Counted : V { void paintEvent(QPaintEvent *e) override { V::paintEvent(e); painted++; } };

static QAbstractItemView *view;
static void xsync() {       // let the X server finish, so its time falls into this frame
  if (QGuiApplication::platformName() != "xcb") return;
  if (auto *x = qApp->nativeInterface<QNativeInterface::QX11Application>()) free(xcb_get_input_focus_reply(x->connection(), xcb_get_input_focus(x->connection()), nullptr));
}
static bool frame(bool force) {
  long want = painted + 1; double t0 = peer_ms(CLOCK_MONOTONIC);
  if (force) view->viewport()->update();
  while (painted < want) {
    QCoreApplication::processEvents(QEventLoop::AllEvents);
    if (peer_ms(CLOCK_MONOTONIC) - t0 > (force ? 60000 : 100)) return false;
  }
  QCoreApplication::processEvents();
  xsync();
  return true;
}
static qint64 idAt(int y) { auto i = view->indexAt(QPoint(100, y)); return i.isValid() ? i.data(Qt::UserRole).toLongLong() : -1; }
static const char *tf(bool b) { return b ? "true" : "false"; }

int main(int argc, char **argv) {
  const QByteArray kind = peer_arg(argc, argv, "widget", "listview"), todo = peer_arg(argc, argv, "do", "frames");
  const char *shot = peer_arg(argc, argv, "shot", nullptr);
  rows.n0 = atoll(peer_arg(argc, argv, "n", "1000"));
  rows.heights = peer_heights(peer_arg(argc, argv, "heights", "fixed"));
  QApplication app(argc, argv);
  peer_set_tag("qt6-widgets", kind.constData(), qPrintable(app.platformName()), qRound(app.devicePixelRatio()), &rows);

  long rss0 = peer_vm_kb("VmRSS:");
  PeerSample t = peer_now();
  Model model; Delegate delegate;
  delegate.measure = kind == "listview-measured";
  if (kind == "tableview") {
    auto *v = new Counted<QTableView>; view = v;
    v->setShowGrid(false); v->horizontalHeader()->hide(); v->verticalHeader()->hide();
    v->horizontalHeader()->setStretchLastSection(true);
    v->verticalHeader()->setMinimumSectionSize(1); v->verticalHeader()->setDefaultSectionSize(44);
    v->setSelectionBehavior(QAbstractItemView::SelectRows);
    if (rows.heights == HEIGHTS_VARYING) v->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  } else {
    auto *v = new Counted<QListView>; view = v;
    v->setUniformItemSizes(rows.heights != HEIGHTS_VARYING);
    if (kind == "listview-batched") v->setLayoutMode(QListView::Batched);
  }
  view->setFrameShape(QFrame::NoFrame);
  view->setItemDelegate(&delegate);
  view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);   // rows as wide as the window, as on a phone
  view->setModel(&model);
  view->resize(PEER_W, PEER_H_);
  view->show();
  while (painted == 0 || view->viewport()->height() < PEER_H_) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QCoreApplication::processEvents(); xsync();
  t = peer_since(t);
  QScrollBar *bar = view->verticalScrollBar();
  char ex[600];
  snprintf(ex, sizeof ex, ",\"process_cpu_ms\":%.1f,\"rss_kb\":%ld,\"hwm_kb\":%ld,\"private_kb\":%ld,\"rss_before_kb\":%ld,\"upper_px\":%lld,\"first_id\":%lld,\"bottom_id\":%lld,\"rows_drawn\":%ld,\"size_hints\":%ld,\"size\":\"%dx%d\"",
           peer_ms(CLOCK_PROCESS_CPUTIME_ID), peer_vm_kb("VmRSS:"), peer_vm_kb("VmHWM:"), peer_private_kb(), rss0, (long long)bar->maximum() + bar->pageStep(),
           (long long)idAt(20), (long long)idAt(835), rowsDrawn, hintsAsked, view->viewport()->width(), view->viewport()->height());
  peer_emit_one("first_frame", t, ex);
  for (int i = 0; i < 5; i++) frame(true);
  if (shot) view->window()->grab().save(QString(shot) + "-first.png");
  if (rows.n0 == 0) return 0;

  if (todo == "frames") {
    static PeerSample s[PEER_MAXFRAMES];
    int fr = atoi(peer_arg(argc, argv, "frames", "600"));
    struct { const char *name; int step, frames; bool force; } runs[] = {
      {"scroll30", 30, fr, false}, {"scroll30_full_repaint", 30, fr, true}, {"fling3000", 3000, fr / 3, true}};
    for (auto &r : runs) {
      bar->setValue(0); for (int i = 0; i < 3; i++) frame(true);
      long p0 = painted, d0 = rowsDrawn; int v = 0;
      for (int i = 0; i < r.frames; i++) {
        v += r.step;
        if (v > bar->maximum()) v = r.step / 7 * (i % 7);
        PeerSample a = peer_now();
        bar->setValue(v);
        frame(r.force);
        s[i] = peer_since(a);
      }
      peer_emit_frames(r.name, s, r.frames, painted - p0, rowsDrawn - d0);
    }
    struct { const char *name; qint64 pos; } jumps[] = {{"jump_middle", rows.n0 / 2}, {"jump_last", rows.n0 - 1}, {"jump_first", 0}};
    for (auto &j : jumps) {
      int frames = 0; bool seen = false; PeerSample d;
      PeerSample a = peer_now();
      view->scrollTo(model.index(int(j.pos), 0), QAbstractItemView::PositionAtTop);
      do { frame(true); frames++; d = peer_since(a);
           for (int y = 1; y < view->viewport()->height(); y += 20) seen |= idAt(y) == j.pos;
      } while (!seen && frames < 5);
      snprintf(ex, sizeof ex, ",\"target\":%lld,\"target_visible\":%s,\"frames\":%d,\"top_id\":%lld,\"bottom_id\":%lld,\"value_px\":%d,\"upper_px\":%lld",
               (long long)j.pos, tf(seen), frames, (long long)idAt(2), (long long)idAt(838), bar->value(), (long long)bar->maximum() + bar->pageStep());
      peer_emit_one(j.name, d, ex);
      if (shot && j.pos == rows.n0 - 1) view->window()->grab().save(QString(shot) + "-last.png");
    }
    snprintf(ex, sizeof ex, ",\"rss_kb\":%ld,\"hwm_kb\":%ld,\"private_kb\":%ld", peer_vm_kb("VmRSS:"), peer_vm_kb("VmHWM:"), peer_private_kb());
    peer_emit_one("memory_end", PeerSample{}, ex);
  } else {
    struct { const char *name; PeerEdit edit; int k; bool reset, mid; } e[] = {
      {"insert1_at_top", EDIT_INSERT_TOP, 1, false, false}, {"insert1_above_viewport", EDIT_INSERT_TOP, 1, false, true},
      {"insert10k_signals", EDIT_INSERT_SCATTER, 10000, false, true}, {"delete10k_signals", EDIT_DELETE_SCATTER, 10000, false, true},
      {"insert10k_one_signal", EDIT_INSERT_SCATTER, 10000, true, true}, {"delete10k_one_signal", EDIT_DELETE_SCATTER, 10000, true, true}};
    for (auto &j : e) {
      if (j.k * 10 > rows.n0) continue;
      model.edit(EDIT_NONE, 0, true);
      view->scrollTo(model.index(j.mid ? int(rows.n0 / 2 + 5) : 0, 0), QAbstractItemView::PositionAtTop);
      for (int i = 0; i < 4; i++) frame(true);
      qint64 chosen = idAt(view->viewport()->height() / 2); chosen += chosen % 10 == 0;   // a row that the deletes spare
      view->selectionModel()->setCurrentIndex(model.index(int(chosen), 0), QItemSelectionModel::ClearAndSelect);
      for (int i = 0; i < 4; i++) frame(true);
      qint64 top0 = idAt(2); int v0 = bar->value();
      PeerSample a = peer_now();
      model.edit(j.edit, j.k, j.reset);
      frame(true);
      PeerSample d = peer_since(a);
      auto si = view->selectionModel()->selectedIndexes();
      qint64 selId = si.isEmpty() ? -1 : si.first().data(Qt::UserRole).toLongLong(), top1 = idAt(2);
      snprintf(ex, sizeof ex, ",\"top_id_before\":%lld,\"top_id_after\":%lld,\"value_before\":%d,\"value_after\":%d,\"anchored\":%s,\"selected_before\":%lld,\"selected_after\":%lld,\"selection_kept\":%s",
               (long long)top0, (long long)top1, v0, bar->value(), tf(top0 == top1), (long long)chosen, (long long)selId, tf(selId == chosen));
      peer_emit_one(j.name, d, ex);
    }
  }
  fflush(stdout);
  _exit(0);
}
