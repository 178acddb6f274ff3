// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    init(_inert: Void) {}
    public static var identity: EmptyModifier { EmptyModifier(_inert: ()) }
    public typealias Body = Never
    public init() {}
}
