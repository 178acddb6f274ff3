internal import HostInterface
internal import TableEngine

/// The selection of a list as assistive technologies see and change it. Changes make the calls to the delegate that the
/// user's own changes make.
@MainActor
final class AccessibleListSelection: HostAccessibleSelection {
    private weak var list: (any AccessibleList)?

    /// The number of rows that can be selected at once.
    private static let mostSelected = 10_000

    init(_ list: any AccessibleList) { self.list = list }

    var selectedCount: Int { list?.selection.rows.count ?? 0 }

    func selectedChild(at position: Int) -> Int? {
        guard let list else { return nil }
        let rows = list.selection.rows.sorted()
        guard rows.indices.contains(position) else { return nil }
        return ListChildren(of: list).index(of: .row(rows[position]))
    }

    func isSelected(_ child: Int) -> Bool {
        guard let list, let row = row(child) else { return false }
        return list.selection.contains(row)
    }

    func select(_ child: Int) -> Bool {
        guard let list, let row = row(child), list.selectsRows, list.isReadyForQuestions else { return false }
        guard !list.selection.contains(row) else { return true }
        let before = list.selection.rows.count
        list.touchSelection.press(row)
        return list.selection.contains(row) || list.selection.rows.count > before
    }

    func deselect(_ child: Int) -> Bool {
        guard let list, let row = row(child), list.isReadyForQuestions else { return false }
        return deselect([row], in: list)
    }

    func selectAll() -> Bool {
        guard let list, list.selectsRows, list.selectsSeveralRows, list.isReadyForQuestions else { return false }
        let counts = list.accessibleCounts
        guard counts.numberOfRows <= Self.mostSelected else { return false }
        change(list, selecting: (0..<counts.numberOfRows).map { counts.row(withOrdinal: $0) }, deselecting: [])
        return true
    }

    func deselectAll() -> Bool {
        guard let list, list.isReadyForQuestions else { return false }
        return list.selection.isEmpty || deselect(list.selection.rows, in: list)
    }

    private func deselect(_ rows: [RowIndex], in list: any AccessibleList) -> Bool {
        change(list, selecting: [], deselecting: rows)
        return !rows.contains { list.selection.contains($0) }
    }

    private func change(_ list: any AccessibleList, selecting added: [RowIndex], deselecting removed: [RowIndex]) {
        guard let host = list.listKeyboard?.host else { return }
        host.pass {
            list.selection.userChanges(selecting: added, deselecting: removed) { host.shouldHighlight($0) }
        }
    }

    private func row(_ child: Int) -> RowIndex? {
        guard let list, case .part(.row(let row))? = ListChildren(of: list)[child] else { return nil }
        return row
    }
}
