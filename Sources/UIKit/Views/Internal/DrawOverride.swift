internal import ToolchainBets

/// Determines whether a class overrides `draw(_:)`, or `display(_:)` for its layer. Other views need no drawing pass.
@MainActor
enum DrawOverride {
    private final class Plain: UIView {}

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }

    private final class Displaying: UIView {
        override func display(_ layer: CALayer) {}
    }

    private static let displays = OverrideTable(
        base: UIView.self, empty: Plain.self, first: Displaying.self, last: Displaying.self, count: 1)
    private static let table = OverrideTable(
        base: UIView.self, empty: Plain.self, first: Drawing.self, last: Drawing.self, count: 1)
    private static var known: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

    /// Without a readable method table every class counts as overriding, which costs an empty recording per view.
    static func isPresent(in type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let draws = (type as? UILabel.Type).map(LabelDrawing.isOverridden) ?? table?.overrides(0, in: type) ?? true
        let answer = draws || displays?.overrides(0, in: type) ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
