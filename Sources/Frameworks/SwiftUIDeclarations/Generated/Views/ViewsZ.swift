// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ZStack<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}
