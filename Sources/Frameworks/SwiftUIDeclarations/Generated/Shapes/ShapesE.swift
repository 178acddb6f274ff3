// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Ellipse: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public func path(in rect: CGRect) -> Path { Path() }
    public init() {}
    public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}

nonisolated extension Ellipse {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
