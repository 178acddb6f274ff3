import PeerMeters
import UIKit

/// `scrollToRow` to the middle, the last and the first row, without animation.
@MainActor
struct Jumps {
    private let screen: RowsViewController

    init(_ screen: RowsViewController) {
        self.screen = screen
    }

    var stages: [Stage] {
        let rows = screen.rows.count
        return [("jump_middle", rows / 2), ("jump_last", rows - 1), ("jump_first", 0)].map(jump)
    }

    private func jump(_ name: String, to row: Int) -> Stage {
        let table: UITableView = screen.tableView
        let target = IndexPath(row: row, section: 0)
        var cellsBefore = 0
        return Stage(
            frames: 1,
            change: { _ in
                cellsBefore = screen.cellsMade
                table.scrollToRow(at: target, at: .top, animated: false)
            },
            finish: { samples in
                let isShown = table.cellForRow(at: target)?.frame.intersects(table.bounds) ?? false
                let fields: Fields = [
                    "target": row, "target_visible": isShown, "frames": 1, "binds": screen.cellsMade - cellsBefore,
                    "top_id": screen.id(at: 2), "bottom_id": screen.id(at: 838),
                    "value_px": Int(table.contentOffset.y), "upper_px": Int(table.contentSize.height),
                ]
                fields.emit(name, samples[0])
            })
    }
}
