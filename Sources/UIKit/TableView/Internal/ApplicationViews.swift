/// Keeps the order of subviews in a table: cells are in front of views that the application inserted at the back, and
/// behind those it added.
///
/// Owned by UITableView. New cells are inserted behind the other cells, as in UIKit, where the lowest row is the first
/// subview.
@MainActor
final class ApplicationViews {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    /// Views that the application inserted at the back.
    private var behind: [Weak] = []

    private struct Weak {
        weak var view: UIView?
    }

    init(table: UITableView) { self.table = table }

    func willInsert(_ view: UIView, at index: Int) {
        behind.removeAll { $0.view == nil || $0.view === view }
        if index <= backCount { behind.append(Weak(view: view)) }
    }

    func willAdd(_ view: UIView) {
        guard !behind.isEmpty else { return }
        behind.removeAll { $0.view == nil || $0.view === view }
    }

    /// The number of subviews that stay behind everything that the table inserts.
    var backCount: Int {
        var count = 0
        for view in table.subviews {
            guard view === table.background.view || behind.contains(where: { $0.view === view }) else { break }
            count += 1
        }
        return count
    }
}
