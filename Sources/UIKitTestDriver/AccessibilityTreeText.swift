internal import HostInterface

/// The elements of an application as text, as the assistive technologies of a desktop see them: one element a line, and
/// what is inside it below, further to the right.
@MainActor
enum AccessibilityTreeText {
    static func text(of tree: any HostAccessibilityTree) -> String {
        tree.windows.flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
    }

    /// Of a list only the rows on the screen are listed, with the number of all children.
    private static func lines(of node: any HostAccessibleNode, depth: Int) -> [String] {
        let count = node.childCount
        let shown = node.hasVirtualChildren ? node.visibleChildren.clamped(to: 0..<max(count, 0)) : 0..<max(count, 0)
        let total = node.hasVirtualChildren ? ", \(count) children" : ""
        let first = String(repeating: "  ", count: depth) + line(of: node) + total
        return [first] + shown.compactMap { node.child(at: $0) }.flatMap { lines(of: $0, depth: depth + 1) }
    }

    /// Role, name, value, states, position and level.
    static func line(of node: any HostAccessibleNode) -> String {
        var parts = ["\(node.role)"]
        // The name of a window may be that of the process.
        if !node.name.isEmpty, node.role != .window { parts.append("\"\(node.name)\"") }
        if let value = node.value {
            parts.append("value \(number(value.current)) of \(number(value.minimum))...\(number(value.maximum))")
        } else if let text = node.text, text.caret != nil {
            parts.append("text \"\(text.string)\"")
        }
        if !node.description.isEmpty { parts.append("(\(node.description))") }
        let states = words(for: node.states)
        if !states.isEmpty { parts.append("[\(states.joined(separator: " "))]") }
        if let position = node.positionInSet, let size = node.setSize { parts.append("\(position)/\(size)") }
        if let level = node.level, level > 1 || node.role == .heading { parts.append("level \(level)") }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
    }

    private static func words(for states: HostAccessibleStates) -> [String] {
        var words = names.filter { states.contains($0.0) }.map(\.1)
        if states.contains(.checkable), !states.contains(.checked) { words.append("unchecked") }
        if states.contains(.expandable), !states.contains(.expanded) { words.append("collapsed") }
        if !states.contains(.enabled) { words.append("disabled") }
        if !states.contains(.visible) { words.append("hidden") }
        if states.contains(.visible), !states.contains(.showing) { words.append("off screen") }
        return words
    }

    private static let names: [(HostAccessibleStates, String)] = [
        (.active, "active"), (.focused, "focused"), (.selected, "selected"), (.checked, "checked"),
        (.expanded, "expanded"), (.editable, "editable"), (.readOnly, "read only"), (.modal, "modal"),
        (.busy, "busy"), (.multiselectable, "multiple"), (.hasPopup, "menu"), (.truncated, "truncated"),
        (.defunct, "defunct"),
    ]

    static func name(of state: HostAccessibleStates) -> String {
        let others: [(HostAccessibleStates, String)] = [
            (.enabled, "enabled"), (.visible, "visible"), (.showing, "showing"), (.focusable, "focusable"),
            (.selectable, "selectable"), (.checkable, "checkable"), (.pressed, "pressed"),
            (.expandable, "expandable"),
        ]
        return (names + others).first { $0.0 == state }?.1 ?? "state \(state.rawValue)"
    }
}
