// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct OffsetShape<Content>: SwiftUIDeclarations.Shape where Content: SwiftUIDeclarations.Shape {
    init(_inert: Void) {}
    public var offset: CGSize = .zero
    public init(shape: Content, offset: CGSize) { self.offset = offset }
    public func path(in rect: CGRect) -> Path { Path() }
    public static var role: ShapeRole { ShapeRole.fill }
    public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(_inert: ())
    }
    public typealias InsetShape = OffsetShape<Content.InsetShape>
}
