import Foundation
internal import TableEngine

/// Tracks one touch from the highlight of its row to the selection, for tables and collection views.
///
/// Owned by the list, which passes on the touches that reach it through the responder chain. The scroll view delays
/// them until the finger rests or lifts, and cancels them when it scrolls.
@MainActor
final class TouchSelection: RowFollower {
    private let host: any TouchSelectionHost
    private let selection: ListSelection

    private var touch: UITouch?
    /// The highlighted cell and its row, which follows updates.
    private var highlighted: (row: RowIndex, cell: UIView)?
    private lazy var menu = ElementMenu()

    init(host: any TouchSelectionHost, selection: ListSelection) {
        self.host = host
        self.selection = selection
    }

    // MARK: Touches

    func began(_ touches: Set<UITouch>) {
        awaitMenu(touches)
        guard touch == nil, host.allowsSelection, let touch = touches.first, isTap(touch),
            let cell = cell(under: touch), let asked = host.row(of: cell)
        else { return }
        host.pass {
            let (place, mayHighlight) = selection.following(asked) { host.shouldHighlight(asked) }
            // A touch may begin late, in a list that has left its window meanwhile and will not hear of its end.
            guard mayHighlight, self.touch == nil, highlighted == nil, host.allowsSelection, let place,
                host.row(of: cell) == place, host.isInWindow
            else { return }
            self.touch = touch
            highlight(place, cell)
        }
    }

    /// Called when the touch moves. If the finger has left the row, or moved too far for a tap, nothing will be selected.
    func moved(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch), let cell = highlighted?.cell else { return }
        if !isTap(touch) || !cell.point(inside: touch.location(in: cell), with: nil) { cancel() }
    }

    /// Whether the finger has moved no farther than in a tap. A drag that does not scroll, as one to the side in a table,
    /// reaches the list when it ends.
    private func isTap(_ touch: UITouch) -> Bool {
        hypot(touch.travel.x, touch.travel.y) <= UITapGestureRecognizer.allowedMovement
    }

    /// - Parameter extend: Extends the selection to the row, as for a click with the shift key; returns false where the row
    ///   alone is to be selected.
    func ended(_ touches: Set<UITouch>, extend: (RowIndex) -> Bool = { _ in false }) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        if !isTap(touch) { return cancel() }
        self.touch = nil
        guard let row = highlighted?.row else { return }
        host.pass { finish(row, extend: extend) }
    }

    /// Selects a row for a key, with the calls of a tap. Does nothing while a touch is on a row.
    func press(_ asked: RowIndex) {
        guard touch == nil, highlighted == nil, host.allowsSelection else { return }
        host.pass {
            let (place, mayHighlight) = selection.following(asked) { host.shouldHighlight(asked) }
            guard mayHighlight, touch == nil, highlighted == nil, host.allowsSelection, let place else { return }
            guard let cell = host.cell(at: place) else { return selection.userTapped(place) }
            highlight(place, cell)
            if let row = highlighted?.row { finish(row) { _ in false } }
        }
    }

    /// Ends the highlight of a row and selects it.
    private func finish(_ row: RowIndex, extend: (RowIndex) -> Bool) {
        if host.unhighlightsBeforeSelecting {
            let (place, _) = selection.following(row) { unhighlight() }
            if let place { select(place, extend: extend) }
        } else {
            select(row, extend: extend)
            unhighlight()
        }
        if host.hidesSelectionWhileHighlighted { selection.showAll(isSelected: true) }
    }

    private func select(_ row: RowIndex, extend: (RowIndex) -> Bool) {
        if extend(row) { return }
        host.willSelectByTouch(row)
        selection.userTapped(row)
    }

    func cancelled(_ touches: Set<UITouch>) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        cancel()
    }

    func cancel() {
        touch = nil
        menu.end()
        guard highlighted != nil else { return }
        host.pass {
            unhighlight()
            if host.hidesSelectionWhileHighlighted { selection.showAll(isSelected: true) }
        }
    }

    // MARK: Following the list

    var turn: FollowingTurn { .touches }

    func listWillReload() { cancel() }

    func cellLeaves(_ cell: UIView, from row: RowIndex) {
        if host.endsTouchesWithCells { end(on: cell) }
    }

    /// Ends the touch on a cell.
    func end(on cell: UIView) {
        if highlighted?.cell === cell { cancel() }
    }

    /// A highlighted row that is removed or reloaded is unhighlighted while its index path still names it.
    func willFollow(_ plan: UpdatePlan) {
        if let row = highlighted?.row, plan.map.after(RowBefore(row)) == nil { cancel() }
    }

    func didRenumber(_ map: IndexMap) {
        guard let (row, cell) = highlighted else { return }
        if let after = map.after(RowBefore(row)) { highlighted = (after.index, cell) } else { cancel() }
    }

    // MARK: Highlight

    private func highlight(_ row: RowIndex, _ cell: UIView) {
        highlighted = (row, cell)
        host.setHighlighted(true, cell, at: row)
        if host.hidesSelectionWhileHighlighted, !host.allowsMultipleSelection, let row = highlighted?.row {
            selection.showAll(isSelected: false, except: row)
        }
        if let row = highlighted?.row { host.didHighlight(row) }
    }

    private func unhighlight() {
        guard let (row, cell) = highlighted else { return }
        highlighted = nil
        let (place, _) = selection.following(row) { host.setHighlighted(false, cell, at: row) }
        host.didUnhighlight(place ?? row)
    }

    // MARK: Menu

    /// Waits for a long press on a row, which may show the row's edit menu. The row is then highlighted until the menu
    /// closes, and is not selected.
    private func awaitMenu(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let cell = cell(under: touch) else { return }
        menu.watch(touch, on: cell) { [weak self, weak cell] in
            guard let self, let cell else { return }
            host.pass {
                guard let row = self.host.row(of: cell), self.host.shouldShowMenu(at: row) else { return }
                self.showMenu(of: cell)
            }
        }
    }

    private func showMenu(of cell: UIView) {
        let isShown = menu.show(
            for: cell,
            canPerform: { [weak self, weak cell] action, sender in
                guard let self, let cell, let row = host.row(of: cell) else { return false }
                return host.canPerform(action, at: row, sender: sender)
            },
            perform: { [weak self, weak cell] action, sender in
                guard let self, let cell, let row = host.row(of: cell) else { return }
                host.perform(action, at: row, sender: sender)
            },
            didEnd: { [weak self] in self?.cancel() })
        guard isShown else { return }
        touch = nil
        if highlighted == nil, let row = host.row(of: cell) { highlight(row, cell) }
    }

    private func cell(under touch: UITouch) -> UIView? {
        var candidate = touch.view
        while let next = candidate, next !== host.list {
            if host.isCell(next) { return next }
            candidate = next.superview
        }
        return nil
    }
}
