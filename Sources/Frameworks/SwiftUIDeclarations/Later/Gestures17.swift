import UIKit

/// - Linux: no effect
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    /// - Linux: no effect
    public struct Value: Equatable, Sendable {
        public var time = Date()
        public var magnification: CGFloat = 1
        public var velocity: CGFloat = 0
        public var startAnchor = UnitPoint.center
        public var startLocation = CGPoint.zero
    }

    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// - Linux: no effect
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    /// - Linux: no effect
    public struct Value: Equatable, Sendable {
        public var time = Date()
        public var rotation: Angle = .zero
        public var velocity: Angle = .zero
        public var startAnchor = UnitPoint.center
        public var startLocation = CGPoint.zero
    }

    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
