/// Which rows of a list are selected, and the rules by which code and the user select them.
///
/// Owned by the list. Selection by code changes rows and cells; selection by the user also asks and tells the delegate. Everything
/// that is called may change the list: rows in hand follow updates through ``remap(_:)`` and are checked before they are used. In a
/// list of single selection one row at most is selected, whatever is called from where.
@MainActor
package final class ListSelection {
    private let host: any SelectionHost

    private var selected = RowSelection()
    /// Rows that a call in progress goes on with afterwards, nil where they are gone. The innermost call's are last.
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

    /// Keeps the row selected last where several rows may not be selected any more.
    package func modeDidChange() {
        guard !host.allowsMultipleSelection else { return }
        let surplus = rows.dropLast()
        for row in surplus { selected.remove(row) }
        show(Array(surplus), animated: false)
    }

    // MARK: By the user

    /// A touch ended on a row. The delegate is asked about the row, then asked and told about the rows that give way, then told
    /// about the row (the order of UIKit's reimplementations; unverified on UIKit).
    ///
    /// Rows that give way but that the delegate wants to keep selected leave the touched row unselected (unverified).
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

    /// Deselects the rows that give way to another one, where one row at most may be selected. Rows that code selects meanwhile
    /// give way without a call, when the row is selected.
    ///
    /// - Returns: the row's place now; nil when it is gone or the delegate keeps another row selected.
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

    /// False when the row stays selected, as the delegate wants it.
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

    /// A reload: forgets without telling the cells, which get their state when they come back.
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
    /// - Returns: the row's place after the call; nil when the row is gone. A reload keeps the row's numbers.
    package func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        followed.append(row)
        let answer = call()
        let place = followed.removeLast().flatMap { host.contains($0) ? $0 : nil }
        return (place, answer)
    }

    // MARK: Looks

    /// Gives the cells of selected rows the look of selected ones, or takes it from them.
    package func showAll(isSelected: Bool, except row: RowIndex? = nil) {
        forEachFollowed(rows.filter { $0 != row }) {
            if selected.contains($0) { host.show($0, isSelected: isSelected, animated: false) }
        }
    }

    private func show(_ rows: [RowIndex], animated: Bool) {
        forEachFollowed(rows) { host.show($0, isSelected: selected.contains($0), animated: animated) }
    }

    /// Calls with every row that is still there when its turn comes.
    private func forEachFollowed(_ rows: [RowIndex], _ call: (RowIndex) -> Void) {
        let depth = followed.count
        followed += rows.reversed()
        while followed.count > depth { if let row = followed.removeLast() { call(row) } }
    }
}
