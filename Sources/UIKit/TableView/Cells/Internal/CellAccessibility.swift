/// The accessibility elements of a row.
@MainActor
struct CellAccessibility {
    private let cell: UITableViewCell
    private let elements: [NSObject]

    init(_ cell: UITableViewCell) {
        self.cell = cell
        elements = AccessibilityTree.elements(below: cell)
    }

    /// Whether the row contains controls.
    var hasControls: Bool { elements.contains(where: Self.isControl) }

    /// The row's texts, in reading order, joined to one label.
    var label: String? { joined { $0.accessibilityLabel } }

    /// The same, with texts as they were given.
    var givenLabel: String? { joined { $0.labelAsGiven } }

    private func joined(_ label: (NSObject) -> String?) -> String? {
        let texts = elements.filter { !Self.isControl($0) }.compactMap(label).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Returns one element for all texts, followed by the controls.
    func parts(text: CellTextElement) -> [NSObject] {
        let controls = elements.filter(Self.isControl)
        return label == nil ? controls : [text] + controls
    }

    private static func isControl(_ element: NSObject) -> Bool {
        element is UIControl || element is UITextView
            || !element.accessibilityTraits.isDisjoint(with: [.button, .adjustable, .link, .searchField])
    }
}

/// The element for the texts of a row that has controls.
@MainActor
final class CellTextElement: UIAccessibilityElement, ContainerText {
    private var cell: UITableViewCell? { accessibilityContainer as? UITableViewCell }

    override var defaultAccessibilityLabel: String? { cell?.accessibilityLabel }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { cell?.accessibilityTraits ?? .none }
    override var defaultAccessibilityFrame: CGRect { cell?.accessibilityFrame ?? .zero }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? cell?.accessibilityCustomActions }
        set { super.accessibilityCustomActions = newValue }
    }
}

extension UITableViewCell: AccessibleCell {}
