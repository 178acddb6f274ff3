import Foundation
internal import TableEngine

/// A table or collection view whose rows a swipe opens. Methods marked *client* may change the list in any way.
@MainActor
protocol SwipeList: UIScrollView {
    /// The swiped rows, made for the first swipe.
    var rowActions: RowActions { get }

    /// Whether swipes may open rows now.
    var maySwipe: Bool { get }
    /// Whether no row is edited, so that one may open.
    var mayOpenRow: Bool { get }

    /// Retains the list, its data source and its delegate during a call.
    func inPass<Answer>(_ body: () -> Answer) -> Answer

    /// Moves a cell to the side. Until it gets the offset 0, the list places it by this offset beside its row.
    func displace(_ cell: any SwipedCell, from former: CGFloat, to offset: CGFloat)
    func swipedCell(at point: CGPoint) -> (any SwipedCell)?
    func row(ofSwiped cell: any SwipedCell) -> RowIndex?
    /// Returns the actions of a row; nil if there are none on the side, and if the cell has left the screen. *Client.*
    func swipeActions(of cell: any SwipedCell, on side: RowSide) -> RowActionSet?
    /// Ends the touches that would select rows. *Client.*
    func cancelSelectingTouches()

    /// Called when a swipe opens a row. *Client.*
    ///
    /// - Parameter close: closes the row, animated or not.
    func willOpenRow(_ row: RowIndex, close: @escaping (Bool) -> Void)
    /// Called when the row has closed, with its present index; nil if it is gone. *Client.*
    func didCloseRow(_ row: RowIndex?)
}

/// A cell that a swipe displaces.
@MainActor
protocol SwipedCell: UIView {
    /// The list that shows the cell.
    var swipeList: (any SwipeList)? { get }
    /// Whether the row is part of a card, beside which the list has a margin.
    var isInCard: Bool { get }

    /// Rounds the corners of the cell, or of the place of a displaced one.
    func roundCardCorners()

    func configurationStateDidChange(animated: Bool)

    /// Called when the buttons begin to appear, or to disappear. *Client.*
    func willShowActions(_ isShown: Bool)
    /// Called when the buttons have appeared, or have disappeared. *Client.*
    func didShowActions(_ isShown: Bool)
}
