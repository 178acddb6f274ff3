import UIKit

/// The layers of an indicator with a progress: a circle, and the part of it that is done.
@MainActor
final class ProgressArc {
    let track = CAShapeLayer()
    let part = CAShapeLayer()

    init() {
        for layer in [track, part] { layer.fillColor = nil }
        part.strokeEnd = 0
    }

    func add(to layer: CALayer) {
        for sublayer in [track, part] { layer.addSublayer(sublayer) }
    }

    func place(in bounds: CGRect, trackRadius: CGFloat, partRadius: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, radius) in [(track, trackRadius), (part, partRadius)] {
            layer.frame = bounds
            layer.path = Self.circle(in: bounds, radius: radius)
        }
        CATransaction.commit()
    }

    func show(_ progress: Float, animated: Bool) {
        CATransaction.begin()
        if animated {
            CATransaction.setAnimationDuration(0.3)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        } else {
            CATransaction.setDisableActions(true)
        }
        part.strokeEnd = CGFloat(progress)
        CATransaction.commit()
    }

    /// A circle from the top clockwise.
    private static func circle(in bounds: CGRect, radius: CGFloat) -> CGPath {
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(radius, 0), startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true
        ).cgPath
    }
}
