import HostInterface

/// An element whose values a test sets.
@MainActor
final class FakeElement: HostAccessibleNode {
    let id: HostAccessibleID
    var role: HostAccessibleRole
    var states: HostAccessibleStates = [.enabled, .visible, .showing]
    var name: String
    var description = ""
    var help = ""
    var identifier = ""
    weak var owner: FakeElement?
    private(set) var children: [FakeElement] = []
    var level: Int?
    var attributes: [String: String] = [:]
    var relations: [HostAccessibleRelation: [any HostAccessibleNode]] = [:]
    var frame: HostRect?
    var hostWindow: (any HostWindow)?
    var actions: [HostAccessibleAction] = []
    var getsActions = false
    var mayAct: Bool { getsActions || !actions.isEmpty }
    private(set) var performed: [Int] = []
    var value: HostAccessibleValue?
    var text: (any HostAccessibleText)?
    var imageDescription: String?
    var table: (any HostAccessibleTable)?
    var tableCell: HostAccessibleCell?
    private(set) var focusRequests = 0

    init(_ object: UInt64, _ role: HostAccessibleRole, _ name: String) {
        (id, self.role, self.name) = (HostAccessibleID(object: object), role, name)
    }

    func add(_ child: FakeElement) {
        child.owner = self
        children.append(child)
    }

    func remove(_ child: FakeElement) { children.removeAll { $0 === child } }

    var parent: (any HostAccessibleNode)? { owner }
    var indexInParent: Int { owner?.children.firstIndex { $0 === self } ?? 0 }
    /// The rows of a list, which have no objects.
    var rows: FakeRows?
    var childCount: Int { rows?.count ?? children.count }
    var hasVirtualChildren: Bool { rows != nil }
    var visibleChildren: Range<Int> { rows?.visible ?? 0..<children.count }
    var selection: (any HostAccessibleSelection)? { rows }

    func child(at index: Int) -> (any HostAccessibleNode)? { rows?.row(index, in: self) ?? children[index] }

    func node(x: Double, y: Double) -> (any HostAccessibleNode)? {
        children.last { child in
            child.frame.map { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height } ?? false
        }
    }

    func grabFocus() -> Bool {
        focusRequests += 1
        return states.contains(.focusable)
    }

    func performAction(at index: Int) -> Bool {
        guard actions.indices.contains(index) else { return false }
        performed.append(index)
        return true
    }

    func setValue(_ value: Double) -> Bool {
        self.value?.current = value
        return true
    }

    /// Returns the element with an identity, in this one or below.
    func find(_ id: HostAccessibleID) -> (any HostAccessibleNode)? {
        if id == self.id { return self }
        if let rows, id.object == self.id.object, let part = id.part, part < UInt64(rows.count) {
            return rows.row(Int(part), in: self)
        }
        for child in children {
            if let found = child.find(id) { return found }
        }
        return nil
    }
}
