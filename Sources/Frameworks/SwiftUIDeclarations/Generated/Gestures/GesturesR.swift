// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct RotationGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var minimumAngleDelta: Angle = Angle.zero
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public typealias Body = Never
    public typealias Value = Angle
}
