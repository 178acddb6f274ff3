import Foundation

extension CGVector {
    /// - Parameter angle: in radians, from the right downwards.
    init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    var angle: CGFloat { atan2(dy, dx) }

    var magnitude: CGFloat { hypot(dx, dy) }
}
