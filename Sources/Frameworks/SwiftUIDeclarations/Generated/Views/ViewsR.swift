// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct RenameButton<Label>: View where Label: View {
    init(_inert: Void) {}
    public init() where Label == SwiftUIDeclarations.Label<Text, SwiftUIDeclarations.Image> {}
    public var body: some View { return EmptyView() }
}
