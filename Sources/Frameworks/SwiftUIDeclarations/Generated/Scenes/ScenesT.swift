// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct TextEditingCommands: Commands, Sendable {
    init(_inert: Void) {}
    public init() {}
    public var body: some Commands { return EmptyCommands() }
}

/// - Linux: no effect
nonisolated public struct TextFormattingCommands: Commands, Sendable {
    init(_inert: Void) {}
    public init() {}
    public var body: some Commands { return EmptyCommands() }
}

/// - Linux: no effect
nonisolated public struct ToolbarCommands: Commands, Sendable {
    init(_inert: Void) {}
    public init() {}
    public var body: some Commands { return EmptyCommands() }
}
