// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public init(_ first: First, _ second: Second) {}
    public typealias Body = Never
}

nonisolated extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
}

/// - Linux: no effect
nonisolated public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Value {
        init(_inert: Void) {}
        public var first: First.Value? = nil
        public var second: Second.Value? = nil
    }

    public init(_ first: First, _ second: Second) {}
    public typealias Body = Never
}

nonisolated extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
}

nonisolated extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {
}

/// - Linux: no effect
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
    init(_inert: Void) {}
    public var count: Int = 0
    public var coordinateSpace: CoordinateSpace = CoordinateSpace.global
    /// - Linux: no effect
    nonisolated public struct Value: Equatable, Sendable {
        init(_inert: Void) {}
        public var location: CGPoint = .zero
    }

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count; self.coordinateSpace = coordinateSpace
    }
    public typealias Body = Never
}
