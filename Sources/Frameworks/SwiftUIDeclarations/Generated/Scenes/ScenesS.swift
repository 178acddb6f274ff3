// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct SidebarCommands: Commands, Sendable {
    init(_inert: Void) {}
    public init() {}
    public var body: some Commands { return EmptyCommands() }
}
