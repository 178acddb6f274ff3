// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AnyShape: SwiftUIDeclarations.Shape, Sendable {
    init(_inert: Void) {}
    public init<S>(_ shape: S) where S: SwiftUIDeclarations.Shape {}
    public func path(in rect: CGRect) -> Path { Path() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}
