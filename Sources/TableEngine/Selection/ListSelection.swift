/// Which rows of a list are selected, and the rules by which code and the user select them.
///
/// Owned by the list. Selection by code changes rows and cells; selection by the user also calls the delegate. Every call may
/// change the list: rows that are needed after it are renumbered by ``remap(_:)``, and are checked before they are used. In a list
/// of single selection at most one row is selected, whatever client code calls from where.
@MainActor
package final class ListSelection {
    private let host: any SelectionHost

    private var selected = RowSelection()
    /// Rows that are needed after a running call into client code; nil for those that are gone. The innermost call's are last.
    private var followed: [RowIndex?] = []

    package init(host: any SelectionHost) { self.host = host }

    /// In the order of selecting.
    package var rows: [RowIndex] { selected.rangesInOrder.flatMap(\.indexes) }

    package var isEmpty: Bool { selected.isEmpty }

    /// The row selected first.
    package var first: RowIndex? { selected.rangesInOrder.first?.start }

    package func contains(_ row: RowIndex) -> Bool { selected.contains(row) }

    // MARK: By code

    package func select(_ row: RowIndex, animated: Bool) {
        let replaced = host.allowsMultipleSelection ? [] : rows.filter { $0 != row }
        for other in replaced { selected.remove(other) }
        selected.insert(row)
        show(replaced + [row], animated: animated)
    }

    package func deselect(_ row: RowIndex, animated: Bool) {
        if selected.remove(row) { show([row], animated: animated) }
    }

    package func deselectAll(animated: Bool) {
        let all = rows
        selected.removeAll()
        show(all, animated: animated)
    }

    /// Called when the mode of selection changed. If several rows may no longer be selected, only the row selected last stays
    /// selected.
    package func modeDidChange() {
        guard !host.allowsMultipleSelection else { return }
        let surplus = rows.dropLast()
        for row in surplus { selected.remove(row) }
        show(Array(surplus), animated: false)
    }

    // MARK: By the user

    /// Called when a touch ended on a row. The delegate is asked about the row, then asked and notified about the rows that it
    /// replaces, then notified about the row (the order of UIKit's reimplementations; unverified on UIKit).
    ///
    /// If the delegate keeps a row selected that would be replaced, the touched row is not selected (unverified).
    package func userTapped(_ row: RowIndex) {
        guard host.allowsSelection, host.contains(row) else { return }
        if host.allowsMultipleSelection, selected.contains(row) {
            if userDeselects(row, isReplaced: false) { host.userDidChangeSelection() }
            return
        }
        let (place, answer) = following(row) { host.answerToSelecting(row) }
        guard let target = target(of: answer, place) else {
            // Primary actions do not depend on whether the selection was allowed to change (documented).
            if answer == .refused, let place { host.performPrimaryAction(at: place) }
            return
        }
        guard let target = userReplaces(by: target) else { return }
        let (shown, _) = following(target) { select(target, animated: false) }
        guard let shown else { return }
        let (told, _) = following(shown) { host.didSelect(shown) }
        if let told { host.performPrimaryAction(at: told) }
        host.userDidChangeSelection()
    }

    /// Called when the user selects and deselects several rows at once, with a key or a click. Rows that have the state already
    /// are left out; the delegate is asked and notified about each of the others.
    ///
    /// - Parameter mayHighlight: Asked before a row is selected, as when a touch begins on it.
    package func userChanges(
        selecting added: [RowIndex], deselecting removed: [RowIndex], mayHighlight: (RowIndex) -> Bool
    ) {
        guard host.allowsSelection else { return }
        var hasChanged = false
        forEachFollowed(removed) { row in
            if selected.contains(row), userDeselects(row, isReplaced: false) { hasChanged = true }
        }
        forEachFollowed(added) { row in
            guard !selected.contains(row), host.contains(row) else { return }
            let (place, isAllowed) = following(row) { mayHighlight(row) }
            if isAllowed, let place, userAdds(place) { hasChanged = true }
        }
        if hasChanged { host.userDidChangeSelection() }
    }

    /// Selects a row in addition to the others. Returns false if the delegate refuses.
    private func userAdds(_ row: RowIndex) -> Bool {
        guard host.allowsMultipleSelection else { return false }
        let (place, answer) = following(row) { host.answerToSelecting(row) }
        guard let target = target(of: answer, place), !selected.contains(target) else { return false }
        let (shown, _) = following(target) { select(target, animated: false) }
        if let shown { host.didSelect(shown) }
        return true
    }

    /// Deselects the rows that another one replaces, if at most one row may be selected. Rows that client code selects meanwhile
    /// are replaced without a call, when the row is selected.
    ///
    /// - Returns: The row's current index; nil if it is gone or the delegate keeps another row selected.
    private func userReplaces(by row: RowIndex) -> RowIndex? {
        guard !host.allowsMultipleSelection else { return row }
        var target: RowIndex? = row
        for _ in rows {
            guard let row = target, let other = rows.first(where: { $0 != row }) else { break }
            let (place, isDeselected) = following(row) { userDeselects(other, isReplaced: true) }
            guard isDeselected else { return nil }
            target = place
        }
        return target
    }

    /// Returns false if the row stays selected because the delegate keeps it.
    private func userDeselects(_ row: RowIndex, isReplaced: Bool) -> Bool {
        let (place, answer) = following(row) { host.answerToDeselecting(row, isReplaced: isReplaced) }
        if let target = target(of: answer, place), selected.remove(target) {
            let (shown, _) = following(target) { show([target], animated: false) }
            if let shown { host.didDeselect(shown) }
        }
        guard answer != .allowed, let place, selected.contains(place) else { return true }
        show([place], animated: false)
        return false
    }

    private func target(of answer: SelectionAnswer, _ place: RowIndex?) -> RowIndex? {
        switch answer {
        case .allowed: place
        case .redirected(let other): host.contains(other) ? other : nil
        case .refused: nil
        }
    }

    // MARK: Following the list

    /// Called for a reload. The cells are not changed: they get their state when they are shown again.
    package func forget() { selected.removeAll() }

    /// Removes rows that do not exist any more: client code may select rows while a load asks for the counts.
    ///
    /// - Complexity: O(selected rows)
    package func forgetMissing() {
        for row in rows where !host.contains(row) { selected.remove(row) }
    }

    package func remap(_ map: IndexMap) {
        selected.remap(map)
        followed = followed.map { $0.flatMap { map.place(of: RowBefore($0))?.row.index } }
    }

    /// Makes a call that may update the list.
    ///
    /// - Returns: The row's index after the call; nil if the row is gone. A reload leaves the index as it is.
    package func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        followed.append(row)
        let answer = call()
        let place = followed.removeLast().flatMap { host.contains($0) ? $0 : nil }
        return (place, answer)
    }

    // MARK: Appearance

    /// Shows the cells of selected rows as selected, or as not selected.
    package func showAll(isSelected: Bool, except row: RowIndex? = nil) {
        forEachFollowed(rows.filter { $0 != row }) {
            if selected.contains($0) { host.show($0, isSelected: isSelected, animated: false) }
        }
    }

    private func show(_ rows: [RowIndex], animated: Bool) {
        forEachFollowed(rows) { host.show($0, isSelected: selected.contains($0), animated: animated) }
    }

    /// Calls `call` for every row that still exists when it is reached.
    private func forEachFollowed(_ rows: [RowIndex], _ call: (RowIndex) -> Void) {
        let depth = followed.count
        followed += rows.reversed()
        while followed.count > depth { if let row = followed.removeLast() { call(row) } }
    }
}
