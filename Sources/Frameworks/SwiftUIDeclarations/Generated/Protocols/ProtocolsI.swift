// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public protocol IndexViewStyle {
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle(_inert: ()) }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(_inert: ())
    }
}

/// - Linux: no effect
nonisolated public protocol InsettableShape: SwiftUIDeclarations.Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> Self.InsetShape
}

nonisolated extension InsettableShape {
    public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    where S: ShapeStyle { EmptyView() }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { EmptyView() }
    public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle { EmptyView() }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { EmptyView() }
}
