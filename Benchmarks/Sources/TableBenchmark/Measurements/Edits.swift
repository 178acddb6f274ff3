import PeerMeters
import UIKit

/// Rows inserted and deleted without animation, one at a time and ten thousand, with a row selected in the middle of the viewport.
@MainActor
struct Edits {
    private let screen: RowsViewController

    init(_ screen: RowsViewController) {
        self.screen = screen
    }

    /// How the table hears of it.
    private enum Notice {
        /// A call of `insertRows` or `deleteRows` for every row, all in one `performBatchUpdates`.
        case batch
        /// As `batch`, but every call is an update of its own.
        case oneByOne
        /// One call with all index paths.
        case atOnce
        /// `reloadData`, which forgets the selection.
        case reload
    }

    private struct Edit {
        var name: String
        var edit: PeerEdit
        var count: Int
        var notice: Notice
        var isInTheMiddle = true
    }

    var stages: [Stage] {
        let edits = [
            Edit(name: "insert1_at_top", edit: EDIT_INSERT_TOP, count: 1, notice: .oneByOne, isInTheMiddle: false),
            Edit(name: "insert1_above_viewport", edit: EDIT_INSERT_TOP, count: 1, notice: .oneByOne),
            Edit(name: "insert10k_signals", edit: EDIT_INSERT_SCATTER, count: 10_000, notice: .batch),
            Edit(name: "delete10k_signals", edit: EDIT_DELETE_SCATTER, count: 10_000, notice: .batch),
            Edit(name: "insert1k_unbatched", edit: EDIT_INSERT_SCATTER, count: 1_000, notice: .oneByOne),
            Edit(name: "delete1k_unbatched", edit: EDIT_DELETE_SCATTER, count: 1_000, notice: .oneByOne),
            Edit(name: "insert10k_one_signal", edit: EDIT_INSERT_SCATTER, count: 10_000, notice: .atOnce),
            Edit(name: "delete10k_one_signal", edit: EDIT_DELETE_SCATTER, count: 10_000, notice: .atOnce),
            Edit(name: "insert10k_reload", edit: EDIT_INSERT_SCATTER, count: 10_000, notice: .reload),
            Edit(name: "delete10k_reload", edit: EDIT_DELETE_SCATTER, count: 10_000, notice: .reload),
        ]
        return edits.filter { $0.count * 10 <= screen.rows.countAtFirst }.flatMap(stages)
    }

    private func stages(_ edit: Edit) -> [Stage] {
        let table: UITableView = screen.tableView
        var before = State()
        return [
            Stage(frames: 1, change: { _ in reset(edit) }),
            .rest(4),
            Stage(frames: 1, change: { _ in before.selected = selectInTheMiddle() }),
            .rest(4),
            Stage(
                frames: 1,
                change: { _ in
                    before.top = screen.id(at: 2)
                    before.offset = Int(table.contentOffset.y)
                    UIView.performWithoutAnimation { make(edit) }
                },
                finish: { samples in report(edit, before, samples[0]) }),
        ]
    }

    private func reset(_ edit: Edit) {
        screen.rows.apply(EDIT_NONE, count: 0)
        screen.tableView.reloadData()
        let row = edit.isInTheMiddle ? screen.rows.count / 2 + 5 : 0
        screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }

    /// A row that the deletions spare. Returns its number.
    private func selectInTheMiddle() -> Int {
        let id = screen.id(at: screen.view.bounds.height / 2)
        let chosen = id % 10 == 0 ? id + 1 : id
        screen.tableView.selectRow(at: IndexPath(row: chosen, section: 0), animated: false, scrollPosition: .none)
        return chosen
    }

    private func make(_ edit: Edit) {
        let table: UITableView = screen.tableView
        switch edit.notice {
        case .reload:
            screen.rows.apply(edit.edit, count: edit.count)
            table.reloadData()
        case .oneByOne:
            for step in 0..<edit.count {
                screen.rows.apply(edit.edit, count: step + 1)
                tell(table, edit, [IndexPath(row: position(edit, step), section: 0)])
            }
        case .batch:
            table.performBatchUpdates {
                screen.rows.apply(edit.edit, count: edit.count)
                for position in positions(edit) {
                    tell(table, edit, [IndexPath(row: position, section: 0)])
                }
            }
        case .atOnce:
            screen.rows.apply(edit.edit, count: edit.count)
            tell(table, edit, positions(edit).map { IndexPath(row: $0, section: 0) })
        }
    }

    /// In one update: insertions count in the table afterwards, deletions in the table before.
    private func positions(_ edit: Edit) -> [Int] {
        (0..<edit.count).map { edit.edit == EDIT_DELETE_SCATTER ? 10 * $0 : position(edit, $0) }
    }

    private func position(_ edit: Edit, _ step: Int) -> Int {
        switch edit.edit {
        case EDIT_INSERT_SCATTER: Int(peer_insert_pos(Int64(step)))
        case EDIT_DELETE_SCATTER: Int(peer_delete_pos(Int64(step)))
        default: 0
        }
    }

    private func tell(_ table: UITableView, _ edit: Edit, _ paths: [IndexPath]) {
        if edit.edit == EDIT_DELETE_SCATTER {
            table.deleteRows(at: paths, with: .none)
        } else {
            table.insertRows(at: paths, with: .none)
        }
    }

    private struct State {
        var top = -1
        var offset = 0
        var selected = -1
    }

    private func report(_ edit: Edit, _ before: State, _ sample: PeerSample) {
        let table: UITableView = screen.tableView
        let top = screen.id(at: 2)
        let selected = table.indexPathForSelectedRow.map { screen.rows.id(at: $0.row) } ?? -1
        let fields: Fields = [
            "top_id_before": before.top, "top_id_after": top, "value_before": before.offset,
            "value_after": Int(table.contentOffset.y), "anchored": top == before.top,
            "selected_before": before.selected, "selected_after": selected,
            "selection_kept": selected == before.selected,
        ]
        fields.emit(edit.name, sample)
    }
}
