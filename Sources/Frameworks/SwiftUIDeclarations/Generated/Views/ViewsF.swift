// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Form<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
    public init(_ configuration: FormStyleConfiguration) {}
}
