// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
    init(_inert: Void) {}
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {}
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {}
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}
