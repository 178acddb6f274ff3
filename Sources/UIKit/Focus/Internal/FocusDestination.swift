internal import TableEngine

/// Where the focus can be moved to.
@MainActor
enum FocusDestination {
    /// The focus is lost.
    case nothing
    case item(any UIFocusItem)
    /// A row of a table, or an item of a collection view, which need not be on screen.
    case row(RowIndex, ListFocus)

    /// The row of an item that is the cell of a list, otherwise the item.
    init(_ item: any UIFocusItem) {
        if let view = item as? UIView, let list = view.focusList, let row = list.host.row(of: view) {
            self = .row(row, list)
        } else {
            self = .item(item)
        }
    }
}
