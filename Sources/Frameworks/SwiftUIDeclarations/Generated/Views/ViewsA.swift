// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AnyView: View, Sendable {
    init(_inert: Void) {}
    public init<V>(_ view: V) where V: View {}
    public init<V>(erasing view: V) where V: View {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct AsyncImage<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(url: URL?, scale: CGFloat = 1) where Content == SwiftUIDeclarations.Image {}
    public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (SwiftUIDeclarations.Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {}
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
    public var body: some View { return EmptyView() }
}
