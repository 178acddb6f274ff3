// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Rectangle: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public func path(in rect: CGRect) -> Path { Path() }
    public init() {}
    public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}

nonisolated extension Rectangle {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}

/// - Linux: no effect
nonisolated public struct RotatedShape<Content>: SwiftUIDeclarations.Shape where Content: SwiftUIDeclarations.Shape {
    init(_inert: Void) {}
    public var angle: Angle = Angle.zero
    public var anchor: UnitPoint = UnitPoint.zero
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) { self.angle = angle; self.anchor = anchor }
    public func path(in rect: CGRect) -> Path { Path() }
    public static var role: ShapeRole { ShapeRole.fill }
    public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(_inert: ())
    }
    public typealias InsetShape = RotatedShape<Content.InsetShape>
}

/// - Linux: no effect
nonisolated public struct RoundedRectangle: SwiftUIDeclarations.Shape, InsettableShape, Sendable {
    init(_inert: Void) {}
    public var cornerSize: CGSize = .zero
    public var style: RoundedCornerStyle = RoundedCornerStyle.circular
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.cornerSize = cornerSize; self.style = style
    }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) { self.style = style }
    public func path(in rect: CGRect) -> Path { Path() }
    public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

nonisolated extension RoundedRectangle {
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
