import UIKit

/// - Linux: no effect
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// - Linux: no effect
nonisolated public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

nonisolated extension VisualEffect {
    public func offset(_ offset: CGSize) -> some VisualEffect { EmptyVisualEffect() }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        EmptyVisualEffect()
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { EmptyVisualEffect() }

    public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { EmptyVisualEffect() }

    public func brightness(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

    public func contrast(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

    public func grayscale(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { EmptyVisualEffect() }

    public func saturation(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
}

/// - Linux: works
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading
    case identity
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// - Linux: no effect
nonisolated public struct ScrollTransitionConfiguration: Sendable {
    init(_inert: Void) {}

    public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration(_inert: ()) }

    public static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration(_inert: ()) }

    public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(_inert: ()) }

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(_inert: ())
    }

    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(_inert: ())
    }

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// - Linux: no effect
nonisolated public struct UnitCurve: Hashable, Sendable {
    init(_inert: Void) {}

    public static var linear: UnitCurve { UnitCurve(_inert: ()) }

    public static var easeIn: UnitCurve { UnitCurve(_inert: ()) }

    public static var easeOut: UnitCurve { UnitCurve(_inert: ()) }

    public static var easeInOut: UnitCurve { UnitCurve(_inert: ()) }

    public static var circularEaseIn: UnitCurve { UnitCurve(_inert: ()) }

    public static var circularEaseOut: UnitCurve { UnitCurve(_inert: ()) }

    public static var circularEaseInOut: UnitCurve { UnitCurve(_inert: ()) }

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(_inert: ())
    }
}
