internal import TableEngine

/// Follows one touch from its row's highlight to the selection.
///
/// Owned by UITableView, which hands over the touches that reach it through the responder chain: the scroll view holds them
/// back until the finger rests or lifts, and cancels them when it scrolls.
@MainActor
final class TouchSelection {
    unowned let table: UITableView

    private var touch: UITouch?
    /// The highlighted cell and its row.
    private var highlighted: (row: RowIndex, cell: UITableViewCell)?
    private lazy var menu = ElementMenu()

    init(table: UITableView) { self.table = table }

    func began(_ touches: Set<UITouch>) {
        awaitMenu(touches)
        guard touch == nil, let touch = touches.first, let cell = cell(under: touch),
            let row = table.layout.row(of: cell),
            table.selection.isAllowed
        else { return }
        table.calls.pass {
            guard table.calls.shouldHighlightRow(at: row.indexPath) ?? true, table.layout.cells[row] === cell else {
                return
            }
            self.touch = touch
            highlight(row, cell)
        }
    }

    func ended(_ touches: Set<UITouch>) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        guard let row = highlighted?.row else { return }
        table.calls.pass {
            unhighlight()
            table.selection.userTapped(row)
            if !table.selection.contains(row) || table.selection.rows.count > 1 { showSelectionAgain() }
        }
    }

    func cancelled(_ touches: Set<UITouch>) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        cancel()
    }

    /// The finger left the row: nothing will be selected.
    func moved(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch), let cell = highlighted?.cell else { return }
        if !cell.point(inside: touch.location(in: cell), with: nil) { cancel() }
    }

    /// A finger that stays on a row may bring the row's menu. The row is highlighted then until the menu goes, and is not selected.
    private func awaitMenu(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let cell = cell(under: touch) else { return }
        menu.watch(touch, on: cell) { [weak self, weak cell] in
            guard let self, let cell, let row = table.layout.row(of: cell) else { return }
            table.calls.pass {
                guard self.table.calls.shouldShowMenu(at: row.indexPath) ?? false else { return }
                self.showMenu(of: row, cell)
            }
        }
    }

    private func showMenu(of row: RowIndex, _ cell: UITableViewCell) {
        let calls = table.calls
        let isShown = menu.show(
            for: cell,
            canPerform: { [weak cell, unowned self] action, sender in
                guard let cell, let row = table.layout.row(of: cell) else { return false }
                return calls.canPerform(action, at: row.indexPath, sender: sender) ?? false
            },
            perform: { [weak cell, unowned self] action, sender in
                guard let cell, let row = table.layout.row(of: cell) else { return }
                calls.perform(action, at: row.indexPath, sender: sender)
            },
            didEnd: { [weak self] in self?.cancel() })
        guard isShown else { return }
        touch = nil
        if highlighted == nil { highlight(row, cell) }
    }

    func cancel() {
        touch = nil
        menu.end()
        guard highlighted != nil else { return }
        table.calls.pass {
            unhighlight()
            showSelectionAgain()
        }
    }

    /// The cell goes back to the pool.
    func cellLeaves(_ cell: UITableViewCell) {
        guard highlighted?.cell === cell else { return }
        highlighted = nil
        touch = nil
        menu.end()
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        showSelectionAgain()
    }

    func remap(_ map: (RowIndex) -> RowIndex?) {
        guard let (row, cell) = highlighted else { return }
        if let after = map(row) { highlighted = (after, cell) } else { cancel() }
    }

    private func highlight(_ row: RowIndex, _ cell: UITableViewCell) {
        highlighted = (row, cell)
        cell.setHighlighted(true, animated: false)
        // While the finger is down the selected row does not look selected (documented at shouldHighlightRow).
        if !table.selection.allowsMultiple {
            for selected in table.selection.rows where selected != row {
                table.selection.show(selected, selected: false, animated: false)
            }
        }
        table.separators.refreshSuppression(around: row)
        table.calls.didHighlightRow(at: row.indexPath)
    }

    private func unhighlight() {
        guard let (row, cell) = highlighted else { return }
        highlighted = nil
        cell.setHighlighted(false, animated: false)
        table.separators.refreshSuppression(around: row)
        table.calls.didUnhighlightRow(at: row.indexPath)
    }

    private func showSelectionAgain() {
        for row in table.selection.rows { table.selection.show(row, selected: true, animated: false) }
    }

    private func cell(under touch: UITouch) -> UITableViewCell? {
        var view = touch.view
        while let candidate = view, candidate !== table {
            if let cell = candidate as? UITableViewCell { return cell }
            view = candidate.superview
        }
        return nil
    }
}
