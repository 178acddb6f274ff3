// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct EmptyCommands: Commands, Sendable {
    init(_inert: Void) {}
    public init() {}
    public typealias Body = Never
}
