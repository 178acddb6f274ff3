import UIKit

/// The two buttons of a stepper, which is one view here.
@MainActor
enum StepperElements {
    static func nodes(of view: UIView) -> [ElementNode] {
        let frame = view.accessibilityFrame
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let halves = frame.divided(atDistance: frame.width / 2, from: isRightToLeft ? .maxXEdge : .minXEdge)
        return [
            ElementNode(view, .button, label: "Decrement", frame: halves.slice),
            ElementNode(view, .button, label: "Increment", frame: halves.remainder),
        ]
    }
}
