import Foundation
internal import TableEngine

/// What the keys of a keyboard do in a table: move the focus, select rows, and find rows by their text.
///
/// Owned by the table, which creates it for the first key that it gets; ``KeyboardFocus`` passes the keys on. The keys
/// are those of iPadOS and Mac Catalyst; Home, End, and the search for typed text are unverified.
@MainActor
final class TableKeyboard: ListKeyboard {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    let focus: ListFocus
    private var typing = TypeSelection()

    /// The number of rows whose text is compared with typed letters. Rows off screen need a cell for that.
    private static let mostCompared = 1000

    init(table: UITableView) {
        self.table = table
        focus = ListFocus(host: table.selectionHost)
    }

    private var steps: RowSteps<TableSelectionHost> { RowSteps(table: host) }

    private var reorderKeys: ReorderKeys<TableReorderKeysHost> {
        ReorderKeys(table: TableReorderKeysHost(table: table)) { [focus] in focus.isShown ? focus.row : nil }
    }

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
        if let destination = destination(of: key) {
            typing.end()
            if let row = destination.row {
                move(to: row, key.modifiers, destination.heading, animated: !isRepeat)
            }
            return true
        }
        if let heading = key.heading, key.modifiers.isEmpty { return leave(heading) }
        if let heading = key.heading, key.modifiers == .alternate, let direction = direction(of: heading) {
            return reorderKeys.move(direction)
        }
        switch key.usage {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            return key.modifiers.isSubset(of: [.shift, .control, .command]) && !isRepeat && choose(key.modifiers)
        case .keyboardEscape:
            return focus.hide()
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

    /// A row that a key moves the focus to; nil if there is none.
    private typealias Destination = (row: RowIndex?, heading: UIFocusHeading)

    /// Returns nil for keys that do not move the focus.
    private func destination(of key: PressedKey) -> Destination? {
        guard key.modifiers.isSubset(of: [.shift, .control, .command]) else { return nil }
        if let heading = key.heading {
            guard let direction = direction(of: heading) else { return nil }
            guard !key.modifiers.contains(.command) else {
                return direction == .up ? (steps.first, .first) : (steps.last, .last)
            }
            return next(direction, heading, leaves: key.modifiers.isEmpty)
        }
        switch key.usage {
        case .keyboardHome: return (steps.first, .first)
        case .keyboardEnd: return (steps.last, .last)
        case .keyboardPageDown: return direction(of: .down).map { page($0, .down) }
        case .keyboardPageUp: return direction(of: .up).map { page($0, .up) }
        default: return nil
        }
    }

    /// Which rows lie in a direction of the screen; nil across the rows.
    private func direction(of heading: UIFocusHeading) -> RowDirection? {
        switch heading.seen(from: table) {
        case .up: .up
        case .down: .down
        default: nil
        }
    }

    /// Without a further row the row itself, which the delegate may have moved or removed.
    private func next(_ direction: RowDirection, _ heading: UIFocusHeading, leaves: Bool) -> Destination {
        guard let row = focus.present else { return (focus.preferredRow(), heading) }
        let (place, found) = table.selection.following(row) { steps.next(direction, from: row) }
        if found == nil, focus.isShown {
            if leaves, leave(heading) { return (nil, heading) }
            table.window?.windowScene?.focusSystemIfMade?.movementFailed(heading)
        }
        return (found ?? place.flatMap { table.contents.contains($0) ? $0 : nil } ?? focus.preferredRow(), heading)
    }

    private func page(_ direction: RowDirection, _ heading: UIFocusHeading) -> Destination {
        guard let row = focus.present else { return (focus.preferredRow(), heading) }
        let (place, found) = table.selection.following(row) { steps.page(direction, from: row) }
        return (found ?? place ?? focus.preferredRow(), heading)
    }

    // MARK: The focused row

    /// Gives the table's preferred row the focus. Returns false if there is none.
    func takeFocus(_ heading: UIFocusHeading) -> Bool {
        table.calls.pass {
            guard let row = focus.preferredRow() else { return false }
            move(to: row, [], heading, animated: true)
            return focus.isShown
        }
    }

    private func move(to row: RowIndex, _ modifiers: UIKeyModifierFlags, _ heading: UIFocusHeading, animated: Bool) {
        let former = focus.isShown ? focus.row : focus.present
        guard table.contents.contains(row), let moved = focus.move(to: row, heading: heading) else { return }
        let (shown, _) = table.selection.following(moved) { reveal(moved, animated: animated) }
        guard let row = shown else { return }
        if modifiers.contains(.shift), host.allowsSelection, host.allowsMultipleSelection {
            if focus.start == nil, let former, table.contents.contains(former) { focus.begin(at: former) }
            extend(to: row)
        } else {
            focus.begin(at: row)
            if !modifiers.contains(.control), followsFocus(row) { selectOnly(row) }
        }
    }

    /// Scrolls to a row that got the focus by code, and selects it if the selection follows the focus.
    func wasFocused(_ row: RowIndex) {
        // The application, which was told of the focus before, may have replaced the data.
        guard table.contents.contains(row) else { return }
        let (shown, _) = table.selection.following(row) { reveal(row, animated: true) }
        guard let shown else { return }
        focus.begin(at: shown)
        if followsFocus(shown) { selectOnly(shown) }
    }

    private func reveal(_ row: RowIndex, animated: Bool) {
        let isFirst = table.contents.geometry.ordinal(of: row) == 0
        let edge = table.offsetEdges.vertical.lowerBound
        if isFirst, table.contentOffset.y > edge {
            // With the table's header, what stands above the first row, and a large title.
            let top = CGPoint(x: table.contentOffset.x, y: edge)
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
        guard focus.isShown, let row = focus.row else { return false }
        table.installRowMenus()
        return table.parts.menus.ifMade?.open(at: row) ?? false
    }

    // MARK: Typing

    /// Focuses the next row whose text begins with what was typed. Returns false if there is none.
    private func find(_ typed: String) -> Bool {
        let (prefix, maySkip) = typing.add(typed)
        let geometry = table.contents.geometry
        let count = geometry.numberOfRows
        let present = focus.present.map { geometry.ordinal(of: $0) }
        let start = present.map { $0 + (maySkip ? 1 : 0) } ?? 0
        for step in 0..<min(count, Self.mostCompared) {
            let row = geometry.row(withOrdinal: (start + step) % count)
            // The data source may change the table when it is asked for a cell.
            let arrangement = table.contents.arrangement
            let text = table.cells.text(of: row)
            guard table.contents.arrangement == arrangement, !table.updates.needsReload else { return true }
            guard let text, TypeSelection.matches(text, prefix) else { continue }
            let (found, mayFocus) = table.selection.following(row) { host.canFocus(row) }
            if mayFocus, let found { move(to: found, [], [], animated: true) }
            guard !mayFocus, table.contents.arrangement == arrangement, !table.updates.needsReload else { return true }
        }
        return false
    }
}
