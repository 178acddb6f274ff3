// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
    init(_inert: Void) {}
    public typealias Body = Never
    public typealias Value = Content.Value
}
