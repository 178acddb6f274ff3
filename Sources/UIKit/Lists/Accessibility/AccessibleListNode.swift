internal import HostInterface
internal import TableEngine

/// A table or collection view as assistive technologies see it. Its rows are children that are made when they are asked
/// for, with a cell or without.
@MainActor
final class AccessibleListNode: AccessibleObject {
    private var list: (any AccessibleList)? { present as? any AccessibleList }

    override var isContainer: Bool { present != nil }

    /// A list whose rows can be chosen is a control, any other one is read.
    override var role: HostAccessibleRole {
        guard let list else { return .unknown }
        if DataTablePlace.table(list) != nil { return .table }
        if let shown = list.shownRows, list.accessibleCell(at: shown.lowerBound)?.isOutlined == true { return .tree }
        return list.selectsRows ? .listBox : .list
    }

    override var states: HostAccessibleStates {
        guard let list else { return .defunct }
        var states = super.states
        states.insert(.vertical)
        if list.selectsRows, list.selectsSeveralRows { states.insert(.multiselectable) }
        if list.accessibilityCondition.isBusy { states.insert(.busy) }
        return states
    }

    override var attributes: [String: String] {
        var values = super.attributes
        if let list { values["rows"] = "\(list.accessibleCounts.numberOfRows)" }
        return values
    }

    // MARK: Children

    override var childCount: Int { list.map { ListChildren(of: $0).count } ?? 0 }

    override func child(at index: Int) -> (any HostAccessibleNode)? {
        guard let list, let child = ListChildren(of: list)[index] else { return nil }
        switch child {
        case .object(let object): return provider.node(for: provider.remember(object, in: list))
        case .part(let part): return node(of: part, in: list)
        }
    }

    private func node(of part: ListPart, in list: any AccessibleList) -> any HostAccessibleNode {
        AccessibleListPart.node(list.accessibleRows.number(of: part), part, of: list, in: provider)
    }

    /// Returns the index of an object among the children, which is not a row.
    override func index(ofObject id: HostAccessibleID) -> Int? {
        guard let list, let object = provider.identities.object(id.object) else { return nil }
        return ListChildren(of: list).index(of: object)
    }

    override var hasVirtualChildren: Bool { true }

    override var visibleChildren: Range<Int> {
        guard let list else { return 0..<0 }
        let children = ListChildren(of: list)
        guard let shown = list.shownRows, let first = children.index(of: .row(shown.lowerBound)),
            let last = children.index(of: .row(shown.upperBound)), first <= last
        else { return 0..<min(children.count, children.before.count + children.after.count) }
        // With the header of the first row's section.
        let header = children.index(of: .band(.header, shown.lowerBound.section)).map { $0 == first - 1 } ?? false
        return (header ? first - 1 : first)..<last + 1
    }

    override func node(x: Double, y: Double) -> (any HostAccessibleNode)? {
        guard let list, let window = list.window else { return nil }
        let point = list.convert(window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?), from: window)
        for object in list.objectsBefore + list.objectsAfter {
            guard HostRect(object.accessibilityFrame).contains(x: x, y: y) else { continue }
            return provider.node(for: provider.remember(object, in: list))
        }
        guard let row = list.accessibleRow(at: point), list.accessibleCounts.contains(row) else { return nil }
        let node = node(of: .row(row), in: list)
        return node.node(x: x, y: y) ?? node
    }

    override func grabFocus() -> Bool {
        guard let list, let keyboard = list.listKeyboard else { return false }
        return keyboard.takeFocus([]) || super.grabFocus()
    }

    override var selection: (any HostAccessibleSelection)? { list.map { AccessibleListSelection($0) } }
}

extension UIView {
    /// Whether the cell is part of an outline.
    fileprivate var isOutlined: Bool { accessibilityCondition.isExpanded != nil }
}
