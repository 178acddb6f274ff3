// qt_quick.cpp - the row workload on a QML ListView with reuseItems: true, over a QAbstractListModel that makes rows lazily.
// run:   [QT_QUICK_BACKEND=software] QT_QPA_PLATFORM=xcb|offscreen QT_SCALE_FACTOR=1|2 ./qt_quick --heights=fixed|var|rich --n=N --do=frames|edits [--frames=600] [--shot=PREFIX]
#include "peer.h"
#include <QtQuick>
#include <QtGui>
#include <atomic>
#include <xcb/xcb.h>

static PeerRows rows;
static std::atomic<long> painted{0};
static long asked;                 // data() calls for the title: how many rows were bound

struct Model : QAbstractListModel {
  enum { Title = Qt::UserRole, Detail, Height, Id, Avatar, Badge, Time, Body };
  QHash<int, QByteArray> roleNames() const override { return {{Title, "title"}, {Detail, "detail"}, {Height, "rowHeight"}, {Id, "rowId"},
                                          {Avatar, "avatar"}, {Badge, "badge"}, {Time, "time"}, {Body, "body"}}; }
  int rowCount(const QModelIndex &p = {}) const override { return p.isValid() ? 0 : int(peer_count(&rows)); }
  QVariant data(const QModelIndex &i, int role) const override {
    char b[PEER_BODY]; qint64 id = peer_id(&rows, i.row());
    switch (role) {
      case Title: asked++; peer_title(b, sizeof b, id); return QString::fromLatin1(b);
      case Detail: peer_detail(b, sizeof b, id); return QString::fromLatin1(b);
      case Height: return peer_height(&rows, id);
      case Id: return int(id);
      case Avatar: return QColor::fromRgb(QRgb(0xff000000u | unsigned(peer_avatar_color(peer_avatar(id)))));
      case Badge: return peer_badge(id);
      case Time: peer_time(b, sizeof b, id); return QString::fromLatin1(b);
      case Body: peer_body(b, sizeof b, id); return QString::fromLatin1(b);
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

static const char *qml = R"(
import QtQuick
ListView {
  id: list
  reuseItems: true
  boundsBehavior: Flickable.StopAtBounds
  function idAt(y) { var i = itemAt(100, contentY + y); return i ? i.rowId : -1 }
  delegate: Item {
    required property string title
    required property string detail
    required property int rowHeight
    required property int rowId
    required property int index
    width: ListView.view.width
    height: rowHeight
    Rectangle { anchors.fill: parent; color: "#d1d1d6"; visible: parent.ListView.isCurrentItem }
    Text { x: 16; y: parent.height / 2 - 18; width: parent.width - 60; text: parent.title; elide: Text.ElideRight; font { family: "Liberation Sans"; pixelSize: 16 } }
    Text { x: 16; y: parent.height / 2 + 3; width: parent.width - 60; text: parent.detail; color: "#808080"; elide: Text.ElideRight; font { family: "Liberation Sans"; pixelSize: 11 } }
    Text { x: parent.width - 24; anchors.verticalCenter: parent.verticalCenter; text: "\u203a"; color: "#c0c0c0"; font { family: "Liberation Sans"; pixelSize: 20 } }
    Rectangle { width: parent.width; height: 1; y: parent.height - 1; color: "#c8c8c8" }
  }
})";

// Heights come from the layouts: a row is as high as its RowLayout needs.
static const char *richQml = R"(
import QtQuick
import QtQuick.Layouts
ListView {
  id: list
  reuseItems: true
  boundsBehavior: Flickable.StopAtBounds
  function idAt(y) { var i = itemAt(100, contentY + y); return i ? i.rowId : -1 }
  delegate: Item {
    required property string title
    required property string time
    required property string body
    required property color avatar
    required property int badge
    required property int rowId
    required property int index
    width: ListView.view.width
    height: row.implicitHeight + 21
    RowLayout {
      id: row
      x: 16; y: 10; width: parent.width - 32
      spacing: 12
      Rectangle { implicitWidth: 40; implicitHeight: 40; radius: 8; color: avatar; Layout.alignment: Qt.AlignTop }
      ColumnLayout {
        spacing: 2
        Layout.alignment: Qt.AlignTop
        RowLayout {
          spacing: 8
          Text { text: title; font { family: "Liberation Sans"; pixelSize: 16 } }
          Rectangle {
            visible: badge > 0
            implicitWidth: number.implicitWidth + 10; implicitHeight: 16; radius: 8; color: "#007aff"
            Text { id: number; anchors.centerIn: parent; text: badge; color: "white"; font { family: "Liberation Sans"; pixelSize: 11 } }
          }
          Item { Layout.fillWidth: true }
          Text { text: time; color: "#808080"; font { family: "Liberation Sans"; pixelSize: 11 } }
        }
        Text { text: body; wrapMode: Text.WordWrap; color: "#505050"; Layout.fillWidth: true; font { family: "Liberation Sans"; pixelSize: 13 } }
      }
    }
    Rectangle { width: parent.width; height: 1; y: parent.height - 1; color: "#c8c8c8" }
  }
})";

static QQuickWindow *win;
static QQuickItem *list;
static void xsync() {
  if (QGuiApplication::platformName() != "xcb") return;
  if (auto *x = qApp->nativeInterface<QNativeInterface::QX11Application>()) free(xcb_get_input_focus_reply(x->connection(), xcb_get_input_focus(x->connection()), nullptr));
}
static bool frame() {
  long want = painted + 1; double t0 = peer_ms(CLOCK_MONOTONIC);
  win->update();
  while (painted < want) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (peer_ms(CLOCK_MONOTONIC) - t0 > 30000) return false;
  }
  QCoreApplication::processEvents();
  xsync();
  return true;
}
static qint64 idAt(double y) { QVariant r; QMetaObject::invokeMethod(list, "idAt", Q_RETURN_ARG(QVariant, r), Q_ARG(QVariant, y)); return r.toLongLong(); }
static const char *tf(bool b) { return b ? "true" : "false"; }
static double num(const char *p) { return list->property(p).toDouble(); }

int main(int argc, char **argv) {
  const QByteArray todo = peer_arg(argc, argv, "do", "frames");
  const char *shot = peer_arg(argc, argv, "shot", nullptr);
  rows.n0 = atoll(peer_arg(argc, argv, "n", "1000"));
  rows.heights = peer_heights(peer_arg(argc, argv, "heights", "fixed"));
  QGuiApplication app(argc, argv);
  const char *qb = getenv("QT_QUICK_BACKEND");
  QByteArray backend = app.platformName().toLatin1() + (qb && *qb ? QByteArray("-") + qb : QByteArray("-gl"));
  peer_set_tag("qt6-quick", "listview", backend.constData(), qRound(app.devicePixelRatio()), &rows);
  QTimer keepAlive; keepAlive.start(1000);

  long rss0 = peer_vm_kb("VmRSS:");
  PeerSample t = peer_now();
  Model model;
  QQmlEngine engine;
  QQuickWindow window; win = &window;
  QObject::connect(win, &QQuickWindow::frameSwapped, win, [] { painted++; QAbstractEventDispatcher::instance(win->thread())->wakeUp(); }, Qt::DirectConnection);   // may come from the render thread
  QQmlComponent c(&engine);
  c.setData(rows.heights == HEIGHTS_RICH ? richQml : qml, QUrl("qrc:/list.qml"));
  if (!c.isReady()) { fprintf(stderr, "%s\n", qPrintable(c.errorString())); return 1; }
  list = qobject_cast<QQuickItem *>(c.createWithInitialProperties({{"model", QVariant::fromValue(&model)}, {"width", PEER_W}, {"height", PEER_H_}}));
  list->setParentItem(win->contentItem());
  win->resize(PEER_W, PEER_H_);
  win->show();
  if (!frame()) { puts("no first frame"); return 1; }
  t = peer_since(t);
  char ex[600];
  snprintf(ex, sizeof ex, ",\"process_cpu_ms\":%.1f,\"rss_kb\":%ld,\"hwm_kb\":%ld,\"private_kb\":%ld,\"rss_before_kb\":%ld,\"upper_px\":%.0f,\"first_id\":%lld,\"bottom_id\":%lld,\"binds\":%ld,\"size\":\"%dx%d\",\"api\":%d",
           peer_ms(CLOCK_PROCESS_CPUTIME_ID), peer_vm_kb("VmRSS:"), peer_vm_kb("VmHWM:"), peer_private_kb(), rss0, num("contentHeight"),
           (long long)idAt(20), (long long)idAt(835), asked, win->width(), win->height(), int(win->rendererInterface()->graphicsApi()));
  peer_emit_one("first_frame", t, ex);
  for (int i = 0; i < 5; i++) frame();
  if (shot) win->grabWindow().save(QString(shot) + "-first.png");
  if (rows.n0 == 0) _exit(0);

  if (todo == "frames") {
    static PeerSample s[PEER_MAXFRAMES];
    int fr = atoi(peer_arg(argc, argv, "frames", "600"));
    struct { const char *name; int step, frames; } runs[] = {{"scroll30", 30, fr}, {"fling3000", 3000, fr / 3}};
    for (auto &r : runs) {
      list->setProperty("contentY", 0); for (int i = 0; i < 3; i++) frame();
      long p0 = painted, d0 = asked; double v = 0;
      for (int i = 0; i < r.frames; i++) {
        v += r.step;
        if (v > num("contentHeight") - PEER_H_) v = r.step / 7 * (i % 7);
        PeerSample a = peer_now();
        list->setProperty("contentY", v);
        frame();
        s[i] = peer_since(a);
      }
      peer_emit_frames(r.name, s, r.frames, painted - p0, asked - d0);
    }
    struct { const char *name; qint64 pos; } jumps[] = {{"jump_middle", rows.n0 / 2}, {"jump_last", rows.n0 - 1}, {"jump_first", 0}};
    for (auto &j : jumps) {
      int frames = 0; bool seen = false; PeerSample d; long b0 = asked;
      PeerSample a = peer_now();
      QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, int(j.pos)), Q_ARG(int, 0 /* ListView.Beginning */));
      do { frame(); frames++; d = peer_since(a);
           for (int y = 1; y < PEER_H_; y += 20) seen |= idAt(y) == j.pos;
      } while (!seen && frames < 5);
      snprintf(ex, sizeof ex, ",\"target\":%lld,\"target_visible\":%s,\"frames\":%d,\"binds\":%ld,\"top_id\":%lld,\"bottom_id\":%lld,\"value_px\":%.0f,\"upper_px\":%.0f",
               (long long)j.pos, tf(seen), frames, asked - b0, (long long)idAt(2), (long long)idAt(838), num("contentY"), num("contentHeight"));
      peer_emit_one(j.name, d, ex);
      if (shot && j.pos == rows.n0 - 1) win->grabWindow().save(QString(shot) + "-last.png");
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
      for (int i = 0; i < 4; i++) frame();
      QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, j.mid ? int(rows.n0 / 2 + 5) : 0), Q_ARG(int, 0));
      for (int i = 0; i < 4; i++) frame();
      qint64 chosen = idAt(PEER_H_ / 2); chosen += chosen % 10 == 0;   // a row that the deletes spare
      list->setProperty("currentIndex", int(chosen));                   // QML's ListView has a current row, no selection
      for (int i = 0; i < 4; i++) frame();
      qint64 top0 = idAt(2); double v0 = num("contentY") - num("originY");
      PeerSample a = peer_now();
      model.edit(j.edit, j.k, j.reset);
      frame();
      PeerSample d = peer_since(a);
      int ci = list->property("currentIndex").toInt();
      qint64 selId = ci < 0 ? -1 : peer_id(&rows, ci), top1 = idAt(2);
      snprintf(ex, sizeof ex, ",\"top_id_before\":%lld,\"top_id_after\":%lld,\"value_before\":%.0f,\"value_after\":%.0f,\"anchored\":%s,\"selected_before\":%lld,\"selected_after\":%lld,\"selection_kept\":%s",
               (long long)top0, (long long)top1, v0, num("contentY") - num("originY"), tf(top0 == top1), (long long)chosen, (long long)selId, tf(selId == chosen));
      peer_emit_one(j.name, d, ex);
    }
  }
  fflush(stdout);
  _exit(0);
}
