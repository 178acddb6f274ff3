import Foundation
internal import HostInterface

/// An element of a window as the page shows it to the visitor's screen reader, with those below it.
///
/// Properties that say nothing are left out of the text that is sent.
struct AccessibleElement: Encodable, Equatable {
    /// See ``HostAccessibleID/text``.
    var id: String
    /// See ``HostAccessibleRole/aria``.
    var role: String?
    var name: String?
    var description: String?
    /// x, y, width and height in points of the window.
    var frame: [Int]?
    /// The attributes of ARIA, without "aria-".
    var states: [String: String]?
    /// The content of a field.
    var text: String?
    var isFocusable: Bool?
    var children: [AccessibleElement]?

    private static let deepest = 64

    /// - Parameter room: how many more elements may be taken. A page gets what is visible, and no more than that.
    @MainActor
    init(_ node: any HostAccessibleNode, depth: Int = 0, room: inout Int) {
        id = node.id.text
        let (nodeRole, nodeStates) = (node.role, node.states)
        role = nodeRole.aria.isEmpty ? nil : nodeRole.aria
        name = node.name.isEmpty ? nil : node.name
        let description = [node.description, node.help].filter { !$0.isEmpty }.joined(separator: ", ")
        self.description = description.isEmpty ? nil : description
        frame = node.frame.map { rect in [rect.x, rect.y, rect.width, rect.height].map(Self.whole) }
        isFocusable = nodeStates.contains(.focusable) || !node.actions.isEmpty ? true : nil
        let states = Self.states(of: node, nodeRole, nodeStates)
        self.states = states.isEmpty ? nil : states
        if ["textbox", "searchbox"].contains(nodeRole.aria) { text = node.text?.string }
        guard depth < Self.deepest else { return }
        var children: [AccessibleElement] = []
        for index in node.visibleChildren.clamped(to: 0..<max(0, node.childCount)) where room > 0 {
            guard let child = node.child(at: index), !child.states.contains(.defunct) else { continue }
            room -= 1
            children.append(AccessibleElement(child, depth: depth + 1, room: &room))
        }
        if !children.isEmpty { self.children = children }
    }

    @MainActor
    private static func states(
        of node: any HostAccessibleNode, _ role: HostAccessibleRole, _ states: HostAccessibleStates
    ) -> [String: String] {
        var found: [String: String] = [:]
        func say(_ name: String, _ value: HostAccessibleStates, if condition: HostAccessibleStates) {
            if states.contains(condition) { found[name] = states.contains(value) ? "true" : "false" }
        }
        say("selected", .selected, if: .selectable)
        say("checked", .checked, if: .checkable)
        if states.contains(.indeterminate) { found["checked"] = "mixed" }
        say("expanded", .expanded, if: .expandable)
        if role == .toggleButton { found["pressed"] = states.contains(.pressed) ? "true" : "false" }
        if !states.contains(.enabled), !node.actions.isEmpty { found["disabled"] = "true" }
        for (name, state) in [
            ("multiselectable", HostAccessibleStates.multiselectable), ("readonly", .readOnly), ("required", .required),
            ("invalid", .invalid), ("modal", .modal), ("busy", .busy), ("haspopup", .hasPopup),
            ("multiline", .multiLine),
        ] where states.contains(state) {
            found[name] = "true"
        }
        if let position = node.positionInSet { found["posinset"] = String(position) }
        if let size = node.setSize { found["setsize"] = String(size) }
        if let table = node.table {
            found["rowcount"] = String(table.rowCount)
            found["colcount"] = String(table.columnCount)
        }
        if let cell = node.tableCell {
            found["rowindex"] = String(cell.row + 1)
            found["colindex"] = String(cell.column + 1)
        }
        if let level = node.level ?? (role == .heading ? 2 : nil) { found["level"] = String(level) }
        if let value = node.value {
            found["valuenow"] = String(value.current)
            found["valuemin"] = String(value.minimum)
            found["valuemax"] = String(value.maximum)
            if !value.text.isEmpty { found["valuetext"] = value.text }
        }
        return found
    }

    private static func whole(_ value: Double) -> Int {
        value.isFinite ? Int(max(-1e6, min(value, 1e6)).rounded()) : 0
    }
}

extension HostAccessibleID {
    /// The object's number and, after a point, that of the part.
    var text: String { part.map { "\(object).\($0)" } ?? String(object) }

    /// Nil for anything that ``text`` never is.
    init?(text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count <= 2, let object = UInt64(numbers[0]), object > 0 else { return nil }
        if numbers.count == 2 {
            guard let part = UInt64(numbers[1]) else { return nil }
            self.init(object: object, part: part)
        } else {
            self.init(object: object)
        }
    }
}
