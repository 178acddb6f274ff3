import PeerMeters
import UIKit

/// A steady scroll of 30 pixels a frame, and a fling of 3,000, in which every row of every frame is new.
@MainActor
struct Scrolling {
    private let screen: RowsViewController
    private let frames: Int

    init(_ screen: RowsViewController, frames: Int) {
        self.screen = screen
        self.frames = frames
    }

    var steady: [Stage] { scroll("scroll30", by: 30, frames: frames) }

    var fling: [Stage] { scroll("fling3000", by: 3000, frames: frames / 3) }

    func scroll(_ name: String, by step: Int, frames: Int) -> [Stage] {
        let table: UITableView = screen.tableView
        var offset = 0
        var cellsBefore = 0
        return [
            Stage(
                frames: 3, change: { _ in table.contentOffset.y = 0 }, finish: { _ in cellsBefore = screen.cellsMade }),
            Stage(
                frames: frames,
                change: { index in
                    offset += step
                    // A short table starts again, at another place each time.
                    if CGFloat(offset) > screen.largestOffset { offset = step / 7 * (index % 7) }
                    table.contentOffset.y = CGFloat(offset)
                },
                finish: { samples in
                    peer_emit_frames(name, samples, Int32(samples.count), samples.count, screen.cellsMade - cellsBefore)
                }),
        ]
    }
}
