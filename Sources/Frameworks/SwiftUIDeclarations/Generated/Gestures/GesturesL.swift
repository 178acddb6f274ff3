// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct LongPressGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var minimumDuration: Double = 0
    public var maximumDistance: CGFloat = 0
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration; self.maximumDistance = maximumDistance
    }
    public typealias Body = Never
    public typealias Value = Bool
}
