// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public init(_ first: First, _ second: Second) {}
    public typealias Body = Never
}

nonisolated extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
}

/// - Linux: no effect
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    init(_inert: Void) {}
    public typealias Body = Never
    public typealias Value = Content.Value
}
