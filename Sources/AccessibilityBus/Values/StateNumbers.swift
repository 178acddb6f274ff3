internal import HostInterface

/// The states of an element as AT-SPI numbers them.
@MainActor
struct StateNumbers {
    /// A bit for each number.
    private(set) var bits: UInt64 = 0

    /// The number and the name in events.
    struct State: Sendable {
        let number: Int
        let name: String

        init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) }
    }

    static let names: [(HostAccessibleStates, [State])] = [
        (.active, [State(1, "active")]), (.busy, [State(3, "busy")]), (.checked, [State(4, "checked")]),
        (.defunct, [State(6, "defunct")]), (.editable, [State(7, "editable")]),
        (.enabled, [State(8, "enabled"), State(24, "sensitive")]), (.expandable, [State(9, "expandable")]),
        (.expanded, [State(10, "expanded")]), (.focusable, [State(11, "focusable")]),
        (.focused, [State(12, "focused")]), (.horizontal, [State(14, "horizontal")]),
        (.minimized, [State(15, "iconified")]), (.modal, [State(16, "modal")]),
        (.multiLine, [State(17, "multi-line")]), (.multiselectable, [State(18, "multiselectable")]),
        (.pressed, [State(20, "pressed")]), (.selectable, [State(22, "selectable")]),
        (.selected, [State(23, "selected")]), (.showing, [State(25, "showing")]),
        (.singleLine, [State(26, "single-line")]), (.vertical, [State(29, "vertical")]),
        (.visible, [State(30, "visible")]), (.indeterminate, [State(32, "indeterminate")]),
        (.required, [State(33, "required")]), (.truncated, [State(34, "truncated")]),
        (.invalid, [State(36, "invalid-entry")]), (.selectableText, [State(38, "selectable-text")]),
        (.isDefault, [State(39, "is-default")]), (.visited, [State(40, "visited")]),
        (.checkable, [State(41, "checkable")]), (.hasPopup, [State(42, "has-popup")]),
        (.readOnly, [State(43, "read-only")]),
    ]

    private static let (collapsed, transient, managesDescendants) = (5, 28, 31)

    init(of node: any HostAccessibleNode) {
        let states = node.states
        for (state, numbers) in Self.names where states.contains(state) {
            for number in numbers { insert(number.number) }
        }
        if states.contains(.expandable), !states.contains(.expanded) { insert(Self.collapsed) }
        // Assistive technologies keep nothing of a part, which may mean something else after a change of its container.
        if node.id.part != nil { insert(Self.transient) }
        if node.managesDescendants { insert(Self.managesDescendants) }
    }

    private mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }

    /// Two numbers of 32 bits, the lower first.
    var value: BusValue {
        .array("u", [.uint(UInt32(truncatingIfNeeded: bits)), .uint(UInt32(truncatingIfNeeded: bits >> 32))])
    }
}
