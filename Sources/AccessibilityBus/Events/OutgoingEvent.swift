internal import HostInterface

/// An event as it is sent.
struct OutgoingEvent {
    let kind: EventKind
    let source: HostAccessibleID
    var first = 0
    var second = 0
    /// Made only if somebody listens.
    var content: @MainActor (ObjectDirectory) -> BusValue = { _ in .string("") }

    static func object(
        _ member: String, _ detail: String = "", of source: HostAccessibleID, _ first: Int = 0, _ second: Int = 0,
        content: @escaping @MainActor (ObjectDirectory) -> BusValue = { _ in .string("") }
    ) -> OutgoingEvent {
        OutgoingEvent(
            kind: EventKind(category: "Object", member: member, detail: detail), source: source, first: first,
            second: second, content: content)
    }

    static func window(_ member: String, _ source: HostAccessibleID, name: String = "") -> OutgoingEvent {
        OutgoingEvent(kind: EventKind(category: "Window", member: member, detail: ""), source: source) { _ in
            .string(name)
        }
    }

    static func state(_ name: String, _ isOn: Bool, of source: HostAccessibleID) -> OutgoingEvent {
        .object("StateChanged", name, of: source, isOn ? 1 : 0)
    }
}

extension HostAccessibilityEvent {
    /// What AT-SPI has for the event, in order.
    @MainActor
    var outgoing: [OutgoingEvent] {
        switch self {
        case .windowActivated(let window, let isActive):
            return [
                .window(isActive ? "Activate" : "Deactivate", window.id, name: window.name),
                .state("active", isActive, of: window.id),
            ]
        case .windowOpened(let window): return [.window("Create", window.id, name: window.name)]
        case .windowClosed(let id): return [.window("Destroy", id)]
        case .focused(let node):
            return [
                .state("focused", true, of: node.id),
                // Old, and sent only to those who still ask for it.
                OutgoingEvent(kind: EventKind(category: "Focus", member: "Focus", detail: ""), source: node.id),
            ]
        case .activeDescendantChanged(let container, let child):
            return [
                .object("ActiveDescendantChanged", of: container.id, child.indexInParent) {
                    .object($0.reference(child))
                }
            ]
        case .stateChanged(let node, let state, let isOn):
            return StateNumbers.names.first { $0.0 == state }?.1.map { .state($0.name, isOn, of: node.id) } ?? []
        case .nameChanged(let node):
            return [.object("PropertyChange", "accessible-name", of: node.id) { _ in .string(node.name) }]
        case .descriptionChanged(let node):
            return [.object("PropertyChange", "accessible-description", of: node.id) { _ in .string(node.description) }]
        case .valueChanged(let node):
            return [
                .object("PropertyChange", "accessible-value", of: node.id) { _ in .double(node.value?.current ?? 0) }
            ]
        case .selectionChanged(let node): return [.object("SelectionChanged", of: node.id)]
        case .childAdded(let node, let index, let child):
            return [.object("ChildrenChanged", "add", of: node.id, index) { .object($0.reference(child)) }]
        case .childRemoved(let node, let index, let child):
            return [.object("ChildrenChanged", "remove", of: node.id, index) { .object($0.reference(child)) }]
        case .childrenInvalidated(let node):
            return [.object("ModelChanged", of: node.id), .object("VisibleDataChanged", of: node.id)]
        default: return outgoingTextEvents
        }
    }

    @MainActor
    private var outgoingTextEvents: [OutgoingEvent] {
        switch self {
        case .textInserted(let node, let offset, let string):
            [
                .object("TextChanged", "insert", of: node.id, offset, string.unicodeScalars.count) { _ in
                    .string(string)
                }
            ]
        case .textRemoved(let node, let offset, let string):
            [
                .object("TextChanged", "delete", of: node.id, offset, string.unicodeScalars.count) { _ in
                    .string(string)
                }
            ]
        case .caretMoved(let node, let offset): [.object("TextCaretMoved", of: node.id, offset)]
        case .textSelectionChanged(let node): [.object("TextSelectionChanged", of: node.id)]
        case .textAttributesChanged(let node): [.object("TextAttributesChanged", of: node.id)]
        case .boundsChanged(let node):
            [
                .object("BoundsChanged", of: node.id) {
                    .tuple(Coordinates(.screen, of: node, in: $0).extents(node.frame))
                }
            ]
        case .visibleDataChanged(let node): [.object("VisibleDataChanged", of: node.id)]
        case .announcement(let node, let text, let priority):
            // 1 is polite, 2 is assertive.
            [.object("Announcement", of: node.id, priority == .assertive ? 2 : 1) { _ in .string(text) }]
        default: []
        }
    }
}
