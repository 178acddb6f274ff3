import Foundation
internal import TableEngine

/// What the rows that swipes open need of their table or collection view besides its rows. Methods marked *client* may
/// change the list in any way.
@MainActor
protocol SwipeHost: RowList {
    /// Whether swipes may open rows now.
    var maySwipe: Bool { get }
    /// Whether no row is edited, so that one may open.
    var mayOpenRow: Bool { get }

    /// Moves a cell to the side. Until it gets the offset 0, the list places it by this offset beside its row.
    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat)
    func swipedCell(at point: CGPoint) -> (any SwipedCell)?
    /// Returns the actions of a row; nil if there are none on the side, and if the cell has left the screen. *Client.*
    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet?

    /// Called when a swipe opens a row. *Client.*
    ///
    /// - Parameter close: closes the row, animated or not.
    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void)
    /// Called when the row has closed, with its present index; nil if it is gone. *Client.*
    func didCloseRow(_ row: RowIndex?)
}
