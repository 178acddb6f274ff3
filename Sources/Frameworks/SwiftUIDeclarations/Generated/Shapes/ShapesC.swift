// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Capsule: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public var style: RoundedCornerStyle = RoundedCornerStyle.circular
    public init(style: RoundedCornerStyle = .circular) { self.style = style }
    public func path(in r: CGRect) -> Path { Path() }
    public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}

nonisolated extension Capsule {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}

/// - Linux: no effect
nonisolated public struct Circle: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public func path(in rect: CGRect) -> Path { Path() }
    public init() {}
    public typealias Body = _ShapeView<Circle, ForegroundStyle>
}

nonisolated extension Circle {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

nonisolated extension Circle {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}

/// - Linux: no effect
nonisolated public struct ContainerRelativeShape: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public func path(in rect: CGRect) -> Path { Path() }
    public init() {}
    public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
}

nonisolated extension ContainerRelativeShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
