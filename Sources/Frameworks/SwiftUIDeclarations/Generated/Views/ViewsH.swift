// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct HStack<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}
