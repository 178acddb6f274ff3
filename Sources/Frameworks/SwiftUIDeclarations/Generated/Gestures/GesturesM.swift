// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var minimumScaleDelta: CGFloat = 0
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public typealias Body = Never
    public typealias Value = CGFloat
}

/// - Linux: no effect
nonisolated public struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
    init(_inert: Void) {}
    public typealias Body = Never
}
