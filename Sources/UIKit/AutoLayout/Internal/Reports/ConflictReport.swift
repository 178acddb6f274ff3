/// UIKit's report of constraints that cannot hold together (text measured on iOS 17), and where they were made.
///
/// UIKit prints it for each cell that has the same mistake; here it is printed once.
@MainActor
enum ConflictReport {
    /// Reports a conflict. Conflicts of other views whose constraints differ in nothing else are not reported again.
    static func print(
        _ constraints: [NSLayoutConstraint], _ count: Int, givingUp victim: NSLayoutConstraint, in engine: LayoutEngine
    ) {
        guard !victim.isReportedBroken else { return }
        victim.isReportedBroken = true
        guard DebugFlags.current.contains(.conflicts) else { return }
        let key = constraints.map(kind(of:)).joined(separator: "; ")
        let given = givenSizes(count - constraints.count, engine)
        ConsoleLog.once(
            "conflict \(key) \(given.lines.count)",
            text(constraints.map(\.description) + given.lines, hasMask: given.hasMask, givingUp: victim)
                + ConstraintOrigins.text(of: constraints))
    }

    /// What a constraint has in common with those of other views that were made by the same code.
    private static func kind(of constraint: NSLayoutConstraint) -> String {
        func text(_ operand: LayoutOperand?) -> String {
            operand.map { "\($0.owner.map { "\(type(of: $0))" } ?? "").\($0.name)" } ?? ""
        }
        return [
            text(constraint.first), "\(constraint.relation.rawValue)", "\(constraint.multiplier)",
            text(constraint.second),
            "\(constraint.constant)", "\(constraint.priority.rawValue)", constraint.identifier ?? "",
        ].joined(separator: " ")
    }

    static func text(_ lines: [String], hasMask: Bool, givingUp victim: NSLayoutConstraint) -> String {
        var text = "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        text += "\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        if hasMask {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
            text += "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        }
        text += "(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint \n\(victim)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        text += "may also be helpful.\n"
        return text
    }

    /// What the conflict holds besides constraints: sizes and positions that come from frames.
    private static func givenSizes(_ count: Int, _ engine: LayoutEngine) -> (lines: [String], hasMask: Bool) {
        guard count > 0 else { return ([], false) }
        let root = engine.root
        let size = root.bounds.size
        if root is any EncapsulatedView {
            return (
                [
                    "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(root.layoutName).width == "
                        + "\(size.width.shortDescription)   (active)>",
                    "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(root.layoutName).height == "
                        + "\(size.height.shortDescription)   (active)>",
                ], false
            )
        }
        return (
            ["<NSAutoresizingMaskLayoutConstraint frame of \(root.layoutName): \(root.frame.shortDescription)>"], true
        )
    }
}

/// A view whose size a list sets: the content view of a cell.
@MainActor
protocol EncapsulatedView: UIView {}
