import Foundation
internal import TableEngine

/// Moves a row with a finger, a touchpad or a wheel, and decides at the end whether it opens or closes.
///
/// Owned by ``RowActions``; ``SwipePan`` and ``SwipeWheel`` report movements in points of the list, to the right. A row that
/// an update or client code takes away stays where it is put: its movements are ignored from then on.
@MainActor
final class SwipeTracking {
    /// Sound: they own this object.
    private unowned(unsafe) let actions: RowActions
    /// The row that will be opened if the gesture begins.
    private var candidate: (cell: any SwipedCell, actions: RowActionSet)?
    private var row: SwipedRow?
    /// The pull at the begin of the gesture, to the open position.
    private var origin: CGFloat = 0
    private var allowsFullSwipe = true

    init(actions: RowActions) { self.actions = actions }

    private var host: any SwipeHost { actions.host }

    /// Whether a movement is in progress.
    var isTracking: Bool { row != nil && actions.current === row }

    // MARK: Beginning

    /// Returns whether a movement that starts at a point may begin, and asks for the row's actions. A movement on the
    /// row that is open moves it in both directions.
    func mayBegin(at point: CGPoint, towards travel: CGFloat) -> Bool {
        candidate = nil
        guard host.maySwipe, let cell = host.swipedCell(at: point) else { return false }
        if let open = actions.current, open.cell === cell { return open.pending == nil }
        let side: RowSide = (travel > 0) != cell.isRightToLeft ? .leading : .trailing
        return host.pass {
            guard let set = host.swipeActions(of: cell, on: side), host.row(of: cell) != nil else {
                return false
            }
            candidate = (cell, set)
            return true
        }
    }

    /// Begins a movement that ``mayBegin(at:towards:)`` has allowed.
    func begin(pull: CGFloat, allowsFullSwipe: Bool = true) {
        self.allowsFullSwipe = allowsFullSwipe
        let chosen = candidate
        candidate = nil
        row = chosen.flatMap { actions.begin($0.actions, of: $0.cell) } ?? (chosen == nil ? actions.current : nil)
        guard let row else { return }
        row.stop()
        row.phase = .following
        origin = path(of: row).pull(opening: row.opening)
        follow(pull: pull)
    }

    private func path(of row: SwipedRow) -> SwipePath { allowsFullSwipe ? row.path : row.path.withoutFullSwipe }

    // MARK: Following

    /// - Parameter pull: the distance since the begin, to the right.
    func follow(pull: CGFloat) {
        guard let row, isTracking else { return }
        let path = path(of: row)
        row.show(path.opening(pull: origin + row.direction * pull))
        let isFull = path.isFull(row.opening)
        guard isFull != row.isExpanded else { return }
        row.buttons.expand(isFull ? 0 : nil, animated: true)
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }

    // MARK: Ending

    /// - Parameter velocity: in points per second, to the right.
    func release(velocity: CGFloat) {
        guard let row, isTracking else { return cancel() }
        self.row = nil
        let speed = row.direction * velocity
        switch path(of: row).destination(opening: row.opening, speed: speed) {
        case .closed: actions.close(speed: speed)
        case .open: actions.open(row, speed: speed)
        case .full: actions.performFirst(of: row, speed: speed)
        }
    }

    /// Ends a movement that was interrupted; performs nothing.
    func cancel() {
        candidate = nil
        defer { row = nil }
        guard let row, isTracking else { return }
        if row.path.withoutFullSwipe.destination(opening: row.opening, speed: 0) == .open {
            actions.open(row, speed: 0)
        } else {
            actions.close()
        }
    }
}
