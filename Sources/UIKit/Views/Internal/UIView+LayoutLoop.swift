extension UIView: LayoutLoopObserver {
    /// Reports the loop once for each set of classes that take part.
    package func layoutDidLoop(_ loop: LayoutLoop) {
        guard DebugFlags.current.contains(.loops) else { return }
        let kinds = loop.participants.map { LayoutLoopReport.kind(of: $0.layer) }.joined(separator: " ")
        ConsoleLog.once("layout loop \(kinds)", LayoutLoopReport.text(loop))
    }
}

/// The report of a layout that requests layout in every round.
@MainActor
private enum LayoutLoopReport {
    static func text(_ loop: LayoutLoop) -> String {
        var lines = [
            "Layout loop: layout was requested again in each of \(LayoutLoop.rounds) rounds. It goes on in the next "
                + "frame."
        ]
        for participant in loop.participants {
            let others = participant.requested.map { $0 === participant.layer ? "itself" : name(of: $0) }
            lines.append(
                "\t\(name(of: participant.layer)): its layout requests that of \(others.joined(separator: ", "))")
        }
        lines.append(
            "layoutSubviews() and viewDidLayoutSubviews() must not change what the layout of a superview depends on, "
                + "unless it has another value.")
        return lines.joined(separator: "\n")
    }

    static func kind(of layer: CALayer) -> String {
        layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    }

    /// Such as `CardView: 0x7f8e3b50`, with the controller whose view it is.
    private static func name(of layer: CALayer) -> String {
        guard let view = layer.delegate as? UIView else {
            return "\(ClassName(type(of: layer))): \(ObjectAddress(layer))"
        }
        let controller = view.viewController.map { " of \(ClassName(type(of: $0)))" } ?? ""
        return "\(ClassName(type(of: view))): \(ObjectAddress(view))\(controller)"
    }
}
