// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ScaledShape<Content>: SwiftUIDeclarations.Shape where Content: SwiftUIDeclarations.Shape {
    init(_inert: Void) {}
    public var scale: CGSize = .zero
    public var anchor: UnitPoint = UnitPoint.zero
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) { self.scale = scale; self.anchor = anchor }
    public func path(in rect: CGRect) -> Path { Path() }
    public static var role: ShapeRole { ShapeRole.fill }
    public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>
}
