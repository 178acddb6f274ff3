/// The report of constraints and content sizes that change each time they are solved.
@MainActor
enum ConstraintLoopReport {
    /// Reports an unfinished solution, once for each kind of view and participants.
    static func print(_ engine: LayoutEngine, rounds: Int) {
        guard DebugFlags.current.contains(.loops) else { return }
        let sizes = engine.staleContent.compactMap(\.view)
        let constraints = engine.pending[engine.taken...]
        let kinds = (sizes.map { "\(type(of: $0))" } + constraints.map { $0.identifier ?? "" }).joined(separator: " ")
        ConsoleLog.once("constraint loop \(type(of: engine.root)) \(kinds)", text(engine, sizes, constraints, rounds))
    }

    private static func text(
        _ engine: LayoutEngine, _ sizes: [UIView], _ constraints: ArraySlice<NSLayoutConstraint>, _ rounds: Int
    ) -> String {
        let root = engine.root.layoutName
        var lines = [
            "Layout loop: what \(root) is laid out by changed in each of \(rounds) rounds while it was solved."
        ]
        lines += sizes.map { "\t\($0.layoutName): its content size changed" }
        lines += constraints.map { "\t\($0): it was activated" }
        if lines.count == 1 {
            lines.append("\tconstraints were deactivated, or their constants or priorities were set")
        }
        lines.append(
            "intrinsicContentSize, alignmentRectInsets and updateConstraints() must have the same result while nothing "
                + "else changes.")
        return lines.joined(separator: "\n")
    }
}
