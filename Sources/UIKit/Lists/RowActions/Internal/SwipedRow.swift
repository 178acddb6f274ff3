import Foundation

/// A row that a swipe has displaced, with its buttons: how far it is open, and what moves it.
///
/// Owned by ``RowActions`` from the begin of the swipe until the cell is back in its place or has left. It calls no
/// client code.
@MainActor
final class SwipedRow {
    enum Phase: Equatable {
        /// A finger, wheel or touchpad moves the row.
        case following
        /// The row moves to where all buttons are visible, or is there.
        case open
        /// The row moves back.
        case closing
        /// The content moves out of the row, or is out of it.
        case removed
    }

    private let host: any SwipeHost
    let cell: any SwipedCell
    let actions: RowActionSet
    let buttons: RowActionsView
    let path: SwipePath
    private let clip: RowClip?
    private let motion = RowMotion()
    /// -1 if the cell moves to the left.
    let direction: CGFloat

    var phase = Phase.following
    /// The distance by which the row is open, in points.
    private(set) var opening: CGFloat = 0
    /// The displacement of the cell.
    private(set) var offset: CGFloat = 0
    /// The button whose action runs, or has not called its completion handler yet.
    var pending: RowActionButton?
    /// Whether the cell was told that its buttons are shown.
    var hasAppeared = false
    /// Whether an update has removed the row; its cell leaves the list.
    var isGone = false

    init(
        _ actions: RowActionSet, of cell: any SwipedCell, in host: any SwipeHost,
        choose: @escaping (RowActionButton) -> Void
    ) {
        self.host = host
        self.cell = cell
        self.actions = actions
        direction = actions.side.isLeft(rightToLeft: cell.isRightToLeft) ? 1 : -1
        buttons = RowActionsView(actions, cell: cell, choose: choose)
        path = SwipePath(
            rowWidth: cell.bounds.width, buttonsWidth: buttons.fullWidth, allowsFullSwipe: actions.allowsFullSwipe)
        clip = RowClip(cell)
        clip?.follow(offset: 0)
        buttons.show(opening: 0, in: cell.bounds.size)
        cell.addSubview(buttons)
    }

    /// Whether the action that a full swipe performs fills the opening.
    var isExpanded: Bool { buttons.expanded != nil }

    // MARK: Moving

    /// Shows the row open by `opening`, rounded to pixels.
    func show(_ opening: CGFloat) {
        self.opening = opening
        let scale = max(cell.traitCollection.displayScale, 1)
        let place = SystemMetrics.round(direction * opening, scale: scale)
        if place != offset {
            let former = offset
            offset = place
            host.displace(cell, from: former, to: place)
        }
        clip?.follow(offset: offset)
        buttons.show(opening: abs(offset) * (opening < 0 ? 0 : 1), in: cell.bounds.size)
    }

    /// Moves the row on a spring.
    ///
    /// - Parameter end: called when the row is there; not called if something else moves it before.
    func move(to target: CGFloat, speed: CGFloat, animated: Bool, end: @escaping () -> Void) {
        guard animated, cell.window != nil, UIView.areAnimationsEnabled, abs(target - opening) > 0.25 else {
            motion.stop()
            show(target)
            return end()
        }
        motion.start(from: opening, to: target, speed: speed, step: { [weak self] in self?.show($0) }, end: end)
    }

    func stop() { motion.stop() }

    /// Moves the content out of the row while the list closes over it.
    func leave() {
        phase = .removed
        buttons.expand(buttons.buttons.firstIndex { $0 === pending } ?? buttons.expanded, animated: true)
        move(to: path.rowWidth, speed: 0, animated: true) {}
    }

    /// Shows the cell without displacement and without buttons.
    func takeApart() {
        motion.stop()
        buttons.removeFromSuperview()
        if offset != 0 {
            host.displace(cell, from: offset, to: 0)
            offset = 0
        }
        opening = 0
        clip?.end()
    }

    /// Whether the corners are those of the row's place in a card, not of its cell.
    var roundsPlace: Bool { clip?.isCard ?? false }

    func round(_ radius: CGFloat, _ corners: CACornerMask) { clip?.round(radius, corners) }
}
