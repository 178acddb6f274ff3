import HostInterface

/// The rows of a list, each of which is an object only while somebody asks for it.
@MainActor
final class FakeRows: HostAccessibleSelection {
    var count: Int
    var visible: Range<Int>
    private var selected: Set<Int> = []
    /// The number of rows that were made.
    private(set) var made = 0

    init(_ count: Int, visible: Range<Int>) { (self.count, self.visible) = (count, visible) }

    func row(_ index: Int, in list: FakeElement) -> FakeRow {
        made += 1
        return FakeRow(index, self, list)
    }

    var selectedCount: Int { selected.count }
    func selectedChild(at position: Int) -> Int? { selected.sorted()[position] }
    func isSelected(_ child: Int) -> Bool { selected.contains(child) }

    func select(_ child: Int) -> Bool {
        guard (0..<count).contains(child) else { return false }
        selected.insert(child)
        return true
    }

    func deselect(_ child: Int) -> Bool { selected.remove(child) != nil }
    func selectAll() -> Bool { false }

    func deselectAll() -> Bool {
        selected = []
        return true
    }
}

@MainActor
final class FakeRow: HostAccessibleNode {
    private let index: Int
    private let rows: FakeRows
    private let list: FakeElement

    init(_ index: Int, _ rows: FakeRows, _ list: FakeElement) {
        (self.index, self.rows, self.list) = (index, rows, list)
    }

    var id: HostAccessibleID { HostAccessibleID(object: list.id.object, part: UInt64(index)) }
    var role: HostAccessibleRole { .listItem }
    var states: HostAccessibleStates {
        rows.visible.contains(index) ? [.enabled, .visible, .showing] : [.enabled, .visible]
    }
    var name: String { "Row \(index)" }
    var parent: (any HostAccessibleNode)? { list }
    var indexInParent: Int { index }
    var childCount: Int { 0 }
    func child(at index: Int) -> (any HostAccessibleNode)? { nil }
    var positionInSet: Int? { index + 1 }
    var setSize: Int? { rows.count }

    func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool {
        rows.visible = index..<min(index + 10, rows.count)
        return true
    }
}
