internal import ToolchainBets

/// Determines whether a label class overrides `drawText(in:)` or `draw(_:)`. The drawing of such a label is recorded;
/// all other labels paint their text directly into the frame.
@MainActor
enum LabelDrawing {
    private final class Plain: UILabel {}

    private final class DrawingText: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private final class Drawing: UILabel {
        override func draw(_ rect: CGRect) {}
    }

    private static let textTable = OverrideTable(
        base: UILabel.self, empty: Plain.self, first: DrawingText.self, last: DrawingText.self, count: 1)
    private static let drawTable = OverrideTable(
        base: UILabel.self, empty: Plain.self, first: Drawing.self, last: Drawing.self, count: 1)

    static func isOverridden(in type: UILabel.Type) -> Bool {
        if type == UILabel.self { return false }
        return (textTable?.overrides(0, in: type) ?? true) || (drawTable?.overrides(0, in: type) ?? true)
    }
}
