internal import HostInterface

/// Stands for the assistive technologies of a desktop: writes down the events that it is sent, one a line.
@MainActor
final class RecordedAssistiveTechnology: HostAccessibility {
    weak var tree: (any HostAccessibilityTree)?
    private(set) var lines: [String] = []

    var isListening = false { didSet { tree?.accessibilityDidChange(self) } }
    var isScreenReaderEnabled = false { didSet { tree?.accessibilityDidChange(self) } }

    func post(_ event: HostAccessibilityEvent) { lines.append(Self.line(of: event)) }

    private static func line(of event: HostAccessibilityEvent) -> String {
        func text(_ node: any HostAccessibleNode) -> String { AccessibilityTreeText.line(of: node) }
        return switch event {
        case .windowActivated(let node, let isActive): "window \(isActive ? "active" : "inactive"): \(text(node))"
        case .windowOpened(let node): "window opened: \(text(node))"
        case .windowClosed: "window closed"
        case .focused(let node): "focus: \(text(node))"
        case .activeDescendantChanged(_, let child): "active: \(text(child))"
        case .stateChanged(let node, let state, let isSet):
            "\(AccessibilityTreeText.name(of: state)) \(isSet ? "on" : "off"): \(text(node))"
        case .nameChanged(let node): "name: \(text(node))"
        case .descriptionChanged(let node): "description: \(text(node))"
        case .valueChanged(let node): "value: \(text(node))"
        case .selectionChanged(let node): "selection: \(text(node))"
        case .childAdded(_, let index, let child): "added at \(index): \(text(child))"
        case .childRemoved(let node, let index, _): "removed at \(index) from \(text(node))"
        case .childrenInvalidated(let node): "children: \(text(node))"
        case .textInserted(_, let offset, let string): "inserted at \(offset): \(string)"
        case .textRemoved(_, let offset, let string): "removed at \(offset): \(string)"
        case .caretMoved(_, let offset): "caret \(offset)"
        case .textSelectionChanged(let node): "text selection: \(text(node))"
        case .textAttributesChanged(let node): "text attributes: \(text(node))"
        case .boundsChanged(let node): "bounds: \(text(node))"
        case .visibleDataChanged(let node): "visible: \(text(node))"
        case .announcement(_, let string, let priority): "announcement (\(priority)): \(string)"
        }
    }
}
