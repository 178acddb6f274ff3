import HostInterface

@testable import WebHost

/// A list of many rows, of which some are visible.
@MainActor
final class TestElements: HostAccessibilityTree {
    let applicationName = "Test"
    let locale = "en"
    let root = TestElement(1, .window, "Window")
    let list = TestElement(2, .list, "Rows")
    private(set) var pressed: [HostAccessibleID] = []
    private(set) var isListened: [Bool] = []
    /// How often it was asked for its windows.
    private(set) var reads = 0
    var focused: TestElement?

    init(window: any HostWindow) {
        root.hostWindow = window
        root.adopt(list)
        list.frame = HostRect(x: 0, y: 20, width: 40, height: 10)
        let rows = (0..<100).map { row in
            let element = TestElement(3, part: UInt64(row), .listItem, "Row \(row + 1)")
            (element.positionInSet, element.setSize) = (row + 1, 100)
            element.onPress = { [weak self] in self?.pressed.append(element.id) }
            return element
        }
        for row in rows { list.adopt(row) }
        list.visibleChildren = 10..<13
    }

    var windows: [any HostAccessibleNode] {
        reads += 1
        return [root]
    }

    var focusedNode: (any HostAccessibleNode)? { focused }

    func node(_ id: HostAccessibleID) -> (any HostAccessibleNode)? {
        ([root, list] + list.children).first { $0.id == id }
    }

    func accessibilityDidChange(_ accessibility: any HostAccessibility) { isListened.append(accessibility.isListening) }
}

@MainActor
final class TestElement: HostAccessibleNode {
    let id: HostAccessibleID
    var role: HostAccessibleRole
    var states: HostAccessibleStates = [.enabled, .visible]
    var name: String
    var description = ""
    var frame: HostRect?
    var value: HostAccessibleValue?
    var positionInSet: Int?
    var setSize: Int?
    var visibleChildren = 0..<1000
    var onPress: (() -> Void)?
    private(set) weak var owner: TestElement?
    private(set) var children: [TestElement] = []
    private weak var window: (any HostWindow)?

    init(_ object: UInt64, part: UInt64? = nil, _ role: HostAccessibleRole, _ name: String) {
        id = HostAccessibleID(object: object, part: part)
        (self.role, self.name) = (role, name)
    }

    func adopt(_ child: TestElement) {
        child.owner = self
        children.append(child)
    }

    var hostWindow: (any HostWindow)? {
        get { window ?? owner?.hostWindow }
        set { window = newValue }
    }

    var parent: (any HostAccessibleNode)? { owner }
    var indexInParent: Int { owner?.children.firstIndex { $0 === self } ?? 0 }
    var childCount: Int { children.count }

    func child(at index: Int) -> (any HostAccessibleNode)? { children.indices.contains(index) ? children[index] : nil }

    var actions: [HostAccessibleAction] {
        onPress == nil ? [] : [HostAccessibleAction("click", localizedName: "Click")]
    }

    func performAction(at index: Int) -> Bool {
        onPress?()
        return onPress != nil
    }
}
