// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ZStackLayout: SwiftUIDeclarations.Layout, Sendable {
    init(_inert: Void) {}
    public var alignment: Alignment = Alignment(_inert: ())
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}
