// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AnyGesture<Value>: Gesture {
    init(_inert: Void) {}
    public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {}
    public typealias Body = Never
}
