import Foundation
internal import TableEngine

/// What the keys of a keyboard do in a table: move the focus, select rows, and find rows by their text.
///
/// Owned by the table, which creates it for the first key that it gets; ``KeyboardFocus`` passes the keys on. The keys
/// are those of iPadOS and Mac Catalyst; Home, End, and the search for typed text are unverified.
@MainActor
final class TableKeyboard {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    let focus: RowFocus
    private var typing = TypeSelection()

    /// The number of rows whose text is compared with typed letters. Rows off screen need a cell for that.
    private static let mostCompared = 1000

    init(table: UITableView) {
        self.table = table
        focus = RowFocus(table: table)
    }

    private var steps: RowSteps {
        RowSteps(table: table) { [table] row in table.calls.canFocusRow(at: row.indexPath) ?? table.allowsFocus }
    }

    private var reorderKeys: ReorderKeys { ReorderKeys(table: table, focus: focus) }

    // MARK: Keys

    /// Handles a key. Returns false if the table does nothing with it.
    ///
    /// - Parameter isRepeat: whether the key is held down: the table then scrolls without animation.
    func press(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard table.contents.geometry.numberOfRows > 0 else { return false }
        return table.calls.pass { handle(key, isRepeat: isRepeat) }
    }

    private func handle(_ key: PressedKey, isRepeat: Bool) -> Bool {
        if key.usage == .keyboardSpacebar, key.modifiers.isEmpty, typing.isRunning { return find(" ") }
        if let row = destination(of: key) {
            typing.end()
            if let row { move(to: row, key.modifiers, animated: !isRepeat) }
            return true
        }
        switch key.usage {
        case .keyboardUpArrow where key.modifiers == .alternate: return reorderKeys.move(.up)
        case .keyboardDownArrow where key.modifiers == .alternate: return reorderKeys.move(.down)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            return key.modifiers.isSubset(of: [.shift, .control, .command]) && !isRepeat && choose(key.modifiers)
        case .keyboardEscape:
            return hideFocus()
        case .keyboardApplication, .keyboardMenu,
            .keyboardF10 where key.modifiers == .shift:
            return openMenu()
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            return !isRepeat && deleteRow()
        case .keyboardA where key.modifiers == .command || key.modifiers == .control:
            return selectAll()
        default:
            guard key.namedInput == nil, key.modifiers.isSubset(of: .shift), !key.characters.isEmpty else {
                return false
            }
            return find(key.characters)
        }
    }

    /// Returns nil for keys that do not move the focus; the inner optional is nil if there is no row to move to.
    private func destination(of key: PressedKey) -> RowIndex?? {
        let jumps = key.modifiers.contains(.command)
        guard key.modifiers.isSubset(of: [.shift, .control, .command]) else { return nil }
        let present = present
        switch key.usage {
        case .keyboardHome,
            .keyboardUpArrow where jumps:
            return .some(steps.first)
        case .keyboardEnd,
            .keyboardDownArrow where jumps:
            return .some(steps.last)
        case .keyboardDownArrow: return .some(step(from: present) { steps.next(.down, from: $0) } ?? preferred)
        case .keyboardUpArrow: return .some(step(from: present) { steps.next(.up, from: $0) } ?? preferred)
        case .keyboardPageDown: return .some(step(from: present) { steps.page(.down, from: $0) } ?? preferred)
        case .keyboardPageUp: return .some(step(from: present) { steps.page(.up, from: $0) } ?? preferred)
        default: return nil
        }
    }

    /// Returns the row that `step` finds; without one the row itself, which the delegate may have moved or removed.
    private func step(from row: RowIndex?, _ step: (RowIndex) -> RowIndex?) -> RowIndex? {
        guard let row, table.contents.contains(row) else { return nil }
        let (place, found) = table.selection.following(row) { step(row) }
        return found ?? place
    }

    // MARK: The focused row

    /// The row from which a key leads on: the focused one, or without a ring the row that was touched or selected last,
    /// while it is visible.
    private var present: RowIndex? {
        if focus.isShown, let row = focus.row, table.contents.contains(row) { return row }
        let visible = table.frames.visibleRows
        return [focus.row, table.selection.rows.last].lazy.compactMap(\.self).first {
            table.contents.contains($0) && visible.contains(table.contents.geometry.ordinal(of: $0))
        }
    }

    /// The row that gets the focus when the table does.
    private var preferred: RowIndex? {
        if table.remembersLastFocusedIndexPath, let row = focus.row, table.contents.contains(row) { return row }
        if let path = table.calls.preferredFocusedRow(), table.contents.contains(RowIndex(path)) {
            return RowIndex(path)
        }
        return present ?? steps.firstVisible
    }

    /// Gives the table's preferred row the focus. Returns false if there is none.
    func takeFocus() -> Bool {
        table.calls.pass {
            guard let row = preferred else { return false }
            move(to: row, [], animated: true)
            return true
        }
    }

    /// Called when a touch selects a row.
    func wasTouched(_ row: RowIndex) { focus.remember(row) }

    /// Returns false if no ring was shown.
    func hideFocus() -> Bool {
        guard focus.isShown else { return false }
        focus.hide()
        return true
    }

    private func move(to row: RowIndex, _ modifiers: UIKeyModifierFlags, animated: Bool) {
        let former = focus.isShown ? focus.row : present
        guard table.contents.contains(row) else { return }
        let (ringed, _) = table.selection.following(row) { focus.show(row) }
        guard let ringed else { return }
        let (shown, _) = table.selection.following(ringed) { reveal(ringed, animated: animated) }
        guard let row = shown else { return }
        if modifiers.contains(.shift), host.allowsSelection, host.allowsMultipleSelection {
            if focus.start == nil, let former, table.contents.contains(former) { focus.begin(at: former) }
            extend(to: row)
        } else {
            focus.begin(at: row)
            if !modifiers.contains(.control), followsFocus(row) { selectOnly(row) }
        }
    }

    private func reveal(_ row: RowIndex, animated: Bool) {
        let isFirst = table.contents.geometry.ordinal(of: row) == 0
        if isFirst, table.contentOffset.y > -table.adjustedContentInset.top {
            // With the table's header, and what stands above the first row.
            let top = CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top)
            let height = CGFloat(table.contents.geometry.span(of: row).end)
            if height <= table.bounds.height - table.adjustedContentInset.top - table.adjustedContentInset.bottom {
                return table.setContentOffset(top, animated: animated)
            }
        }
        table.scrollToRow(at: row.indexPath, at: .none, animated: animated)
    }

    // MARK: Selecting

    private var host: TableSelectionHost { table.selectionHost }

    private func followsFocus(_ row: RowIndex) -> Bool {
        guard table.selectionFollowsFocus else { return false }
        return table.calls.selectionFollowsFocus(at: row.indexPath) ?? true
    }

    /// Selects the focused row as a tap does, which in a table of multiple selection may deselect it.
    private func choose(_ modifiers: UIKeyModifierFlags) -> Bool {
        guard focus.isShown, let row = focus.row, table.contents.contains(row) else { return false }
        if modifiers.contains(.shift), host.allowsMultipleSelection {
            extend(to: row)
        } else {
            // A row that is scrolled away has no cell to highlight.
            let (place, _) = table.selection.following(row) {
                if table.cells.cell(at: row) == nil {
                    table.scrollToRow(at: row.indexPath, at: .none, animated: false)
                    table.layoutIfNeeded()
                }
            }
            if let place { table.touchSelection.press(place) }
        }
        return true
    }

    /// Selects a row because it has the focus; the others are deselected.
    private func selectOnly(_ row: RowIndex) {
        guard host.allowsSelection, !table.selection.contains(row) || host.allowsMultipleSelection else { return }
        guard host.allowsMultipleSelection else { return table.touchSelection.press(row) }
        let others = table.selection.rows.filter { $0 != row }
        table.selection.userChanges(selecting: [row], deselecting: others) { host.shouldHighlight($0) }
    }

    /// Selects the rows between the start of the selection and a row, and deselects those that the selection was
    /// extended to before.
    ///
    /// - Returns: false if the table does not allow that.
    @discardableResult
    func extend(to row: RowIndex) -> Bool {
        guard host.allowsSelection, host.allowsMultipleSelection else { return false }
        if focus.start == nil { focus.begin(at: table.selection.rows.last ?? row) }
        guard let start = focus.start else { return false }
        let former = focus.end.map { steps.rows(from: start, to: $0) } ?? []
        let new = steps.rows(from: start, to: row)
        focus.extend(to: row)
        let kept = Set(new)
        table.selection.userChanges(selecting: new, deselecting: former.filter { !kept.contains($0) }) {
            host.shouldHighlight($0)
        }
        return true
    }

    private func selectAll() -> Bool {
        guard host.allowsSelection, host.allowsMultipleSelection, let top = steps.first else { return false }
        let (first, last) = table.selection.following(top) { steps.last }
        guard let first, let last else { return false }
        table.selection.userChanges(selecting: steps.rows(from: first, to: last), deselecting: []) {
            host.shouldHighlight($0)
        }
        return true
    }

    /// Has the data source delete the focused row, as the delete control does, if the row can be edited and deleted.
    private func deleteRow() -> Bool {
        guard focus.isShown, let row = focus.row, table.contents.contains(row) else { return false }
        let (editable, canEdit) = table.selection.following(row) { table.rowEditing.canEdit(row) }
        guard canEdit, let editable else { return false }
        let (deletable, style) = table.selection.following(editable) { table.rowEditing.style(of: editable) }
        guard style == .delete, let deletable else { return false }
        table.calls.commit(.delete, at: deletable.indexPath)
        return true
    }

    /// Opens the context menu of the focused row, for the menu key and for shift and F10 as on the Linux desktop.
    private func openMenu() -> Bool {
        guard focus.isShown, let cell = focus.row.flatMap({ table.cells.cell(at: $0) }) else { return false }
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: table)
        return table.contextMenuInteraction?.open(at: middle) ?? false
    }

    // MARK: Typing

    /// Focuses the next row whose text begins with what was typed. Returns false if there is none.
    private func find(_ typed: String) -> Bool {
        let (prefix, maySkip) = typing.add(typed)
        let geometry = table.contents.geometry
        let count = geometry.numberOfRows
        let present = present.map { geometry.ordinal(of: $0) }
        let start = present.map { $0 + (maySkip ? 1 : 0) } ?? 0
        let steps = steps
        for step in 0..<min(count, Self.mostCompared) {
            let row = geometry.row(withOrdinal: (start + step) % count)
            // The data source may change the table when it is asked for a cell.
            let arrangement = table.contents.arrangement
            let text = table.cells.text(of: row)
            guard table.contents.arrangement == arrangement, !table.updates.needsReload else { return true }
            guard let text, TypeSelection.matches(text, prefix) else { continue }
            let (found, mayFocus) = table.selection.following(row) { steps.mayFocus(row) }
            if mayFocus, let found { move(to: found, [], animated: true) }
            guard !mayFocus, table.contents.arrangement == arrangement, !table.updates.needsReload else { return true }
        }
        return false
    }
}
