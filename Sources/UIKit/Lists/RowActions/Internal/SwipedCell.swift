import Foundation

/// A table or collection view whose rows a swipe opens.
@MainActor
protocol SwipeList: UIScrollView {
    /// The swiped rows, made for the first swipe.
    var rowActions: RowActions { get }
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
