/// What assistive technologies find in a row.
@MainActor
struct CellAccessibility {
    private let cell: UITableViewCell
    private let elements: [NSObject]

    init(_ cell: UITableViewCell) {
        self.cell = cell
        elements = AccessibilityTree.elements(below: cell)
    }

    /// Whether something beside the row itself can be used.
    var hasControls: Bool { elements.contains(where: Self.isControl) }

    /// What the row says, in the order of reading.
    var label: String? {
        let texts = elements.filter { !Self.isControl($0) }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The texts as one element, then the controls.
    func parts(text: CellTextElement) -> [NSObject] {
        let controls = elements.filter(Self.isControl)
        return label == nil ? controls : [text] + controls
    }

    private static func isControl(_ element: NSObject) -> Bool {
        element is UIControl || element is UITextView
            || !element.accessibilityTraits.isDisjoint(with: [.button, .adjustable, .link, .searchField])
    }
}

/// The texts of a row with controls.
@MainActor
final class CellTextElement: UIAccessibilityElement {
    private var cell: UITableViewCell? { accessibilityContainer as? UITableViewCell }

    override var defaultAccessibilityLabel: String? { cell?.accessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { cell?.accessibilityTraits ?? .none }
    override var defaultAccessibilityFrame: CGRect { cell?.accessibilityFrame ?? .zero }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? cell?.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }
}
