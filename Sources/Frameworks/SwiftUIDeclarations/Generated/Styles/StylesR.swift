// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
    init(_inert: Void) {}
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

/// - Linux: no effect
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
    case circular
    case continuous
}
