// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Sendable {
    init(_inert: Void) {}
    public typealias Body = Never
}
