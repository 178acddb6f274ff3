import UIKit

/// What a page knows of a row before it is on screen: the class of its cell, and the data that the cell will show.
///
/// Nothing connects the data with a view until the table needs the row's cell.
@preconcurrency @MainActor
public struct PageCellDescription {
    /// The class of the row's cell. Rows of one class share their cells.
    public var cellClass: PageCell.Type

    /// Passed to `PageCell.configure(for:tableView:indexPath:)` each time the row comes on screen.
    public var cellData: Any?

    /// The row's height in points, or `UITableView.automaticDimension`. Nil, the default, stands for the height that
    /// the cell's class gives, see `PageCell.rowHeight`.
    public var rowHeight: CGFloat?

    /// Describes a row. Without a height the class of the cell decides.
    public init(cellClass: PageCell.Type, cellData: Any? = nil, rowHeight: CGFloat? = nil) {
        self.cellClass = cellClass
        self.cellData = cellData
        self.rowHeight = rowHeight
    }
}
