// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct TapGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var count: Int = 0
    public init(count: Int = 1) { self.count = count }
    public typealias Body = Never
    public typealias Value = Void
}
