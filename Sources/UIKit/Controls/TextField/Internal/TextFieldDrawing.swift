internal import ToolchainBets

/// Determines whether a class of text fields overrides `drawText(in:)` or `drawPlaceholder(in:)`. Others do not call
/// these methods; they show what they have drawn before.
@MainActor
enum TextFieldDrawing {
    private final class Plain: UITextField {}

    private final class DrawingText: UITextField {
        override func drawText(in rect: CGRect) {}
    }

    private final class DrawingPlaceholder: UITextField {
        override func drawPlaceholder(in rect: CGRect) {}
    }

    // The methods are declared one after the other.
    private static let table = OverrideTable(
        base: UITextField.self, empty: Plain.self, first: DrawingText.self, last: DrawingPlaceholder.self, count: 2)

    static func drawsText(_ type: UITextField.Type) -> Bool { overrides(0, type) }
    static func drawsPlaceholder(_ type: UITextField.Type) -> Bool { overrides(1, type) }

    private static func overrides(_ index: Int, _ type: UITextField.Type) -> Bool {
        type != UITextField.self && (table?.overrides(index, in: type) ?? true)
    }
}

/// The text of a field that draws it itself.
@MainActor
final class TextFieldDrawnText: UIView {
    private unowned let field: UITextField

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { field.drawText(in: bounds) }
}

/// The placeholder of a field that draws it itself.
@MainActor
final class TextFieldDrawnPlaceholder: UILabel {
    private unowned let field: UITextField

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) { field.drawPlaceholder(in: rect) }

    func drawLabel(in rect: CGRect) { super.drawText(in: rect) }
}
