import Foundation

/// A temporary row that the data source does not have.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Sets up the cell when it is shown.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a temporary row for a drop.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: of a registered class or nib.
    ///   - rowHeight: with `UITableView.automaticDimension` the cell sizes itself.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A temporary row to which a dropped item moves.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the appearance of the cell as the end of the movement; nil for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
