/// Keeps the table's background view behind everything and as large as the visible area.
///
/// Owned by UITableView.
@MainActor
final class TableBackground {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    var view: UIView? {
        didSet {
            guard view !== oldValue else { return }
            if oldValue?.superview === table { oldValue?.removeFromSuperview() }
            if let view { table.insertBackground(view) }
            place()
        }
    }

    init(table: UITableView) { self.table = table }

    func place() {
        guard let view, view.superview === table else { return }
        if view.frame != table.bounds { view.frame = table.bounds }
    }
}
