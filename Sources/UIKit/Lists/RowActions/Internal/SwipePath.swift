import Foundation

/// How far a row opens for a finger's pull, and where it goes when the finger is lifted. Pure functions of distances and
/// speeds, in points and points per second; positive ones open the row.
struct SwipePath: Equatable {
    /// Where a released row goes.
    enum Destination: Equatable {
        case closed
        /// All buttons are visible.
        case open
        /// The first action is performed.
        case full
    }

    let rowWidth: CGFloat
    let buttonsWidth: CGFloat
    let allowsFullSwipe: Bool

    /// The path of a movement that performs no action.
    var withoutFullSwipe: SwipePath {
        SwipePath(rowWidth: rowWidth, buttonsWidth: buttonsWidth, allowsFullSwipe: false)
    }

    /// The opening from which on a release performs the first action.
    var fullSwipeOpening: CGFloat {
        let metrics = SystemMetrics.current.rowActions
        let beyond = max(rowWidth * metrics.fullSwipeShare, buttonsWidth + metrics.fullSwipeMargin)
        return min(beyond, rowWidth)
    }

    /// Returns the opening for a pull from the closed position. The row follows the finger to the width of its buttons,
    /// with a full swipe to its own width, and with resistance beyond and below zero.
    func opening(pull: CGFloat) -> CGFloat {
        let end = allowsFullSwipe ? rowWidth : buttonsWidth
        if pull < 0 { return ScrollPhysics.rubberBand(pull, dimension: buttonsWidth) }
        if pull <= end { return pull }
        return end + ScrollPhysics.rubberBand(pull - end, dimension: max(rowWidth - buttonsWidth, 1))
    }

    /// Returns the pull that opens the row so far; the inverse of ``opening(pull:)``.
    func pull(opening: CGFloat) -> CGFloat {
        let end = allowsFullSwipe ? rowWidth : buttonsWidth
        if opening < 0 { return ScrollPhysics.fingerDistance(shown: opening, dimension: buttonsWidth) }
        if opening <= end { return opening }
        return end + ScrollPhysics.fingerDistance(shown: opening - end, dimension: max(rowWidth - buttonsWidth, 1))
    }

    func isFull(_ opening: CGFloat) -> Bool { allowsFullSwipe && opening >= fullSwipeOpening }

    func destination(opening: CGFloat, speed: CGFloat) -> Destination {
        let flick = SystemMetrics.current.rowActions.flickSpeed
        if isFull(opening), speed > -flick { return .full }
        if abs(speed) >= flick { return speed > 0 && opening > 0 ? .open : .closed }
        return opening > buttonsWidth / 2 ? .open : .closed
    }
}
