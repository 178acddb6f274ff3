// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    init(_inert: Void) {}
    public typealias Value = Base.Value
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void {
        return { _, _, _ in }
    }
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    ) {}
    public typealias Body = Never
}
