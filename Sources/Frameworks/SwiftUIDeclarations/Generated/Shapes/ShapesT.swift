// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct TransformedShape<Content>: SwiftUIDeclarations.Shape
where Content: SwiftUIDeclarations.Shape {
    init(_inert: Void) {}
    public var transform: CGAffineTransform = .identity
    public init(shape: Content, transform: CGAffineTransform) { self.transform = transform }
    public func path(in rect: CGRect) -> Path { Path() }
    public static var role: ShapeRole { ShapeRole.fill }
    public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>
}
