/// The end of a report of a conflict, which UIKit does not have: where each constraint was made.
@MainActor
enum ConstraintOrigins {
    static func text(of constraints: [NSLayoutConstraint]) -> String {
        guard constraints.contains(where: { $0.origin != nil }) else {
            return "\nUIKIT_DEBUG=lines names the lines of source that made these constraints.\n"
        }
        let lines = constraints.map { constraint in
            let name = constraint.identifier.map { " '\($0)'" } ?? ""
            return
                "\t\(ClassName(type(of: constraint))):\(ObjectAddress(constraint))\(name): \(place(of: constraint))\n"
        }
        return "\nThey were made at these places. Without any one of them the others hold:\n" + lines.joined()
    }

    private static func place(of constraint: NSLayoutConstraint) -> String {
        // Made in a layout, which code that has nothing to do with it may have asked for.
        if constraint.identifier?.hasPrefix("UISV-") == true { return "in UIStackView" }
        return constraint.origin?.text ?? "unknown: the program has no symbols for it"
    }
}
