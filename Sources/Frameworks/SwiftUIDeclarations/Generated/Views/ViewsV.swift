// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct VStack<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct ViewThatFits<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    init(_inert: Void) {}
    public typealias Body = Never
}
