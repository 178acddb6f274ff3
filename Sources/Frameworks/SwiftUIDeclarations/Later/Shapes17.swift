import UIKit

nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// - Linux: works
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// - Linux: no effect
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    public func path(in rect: CGRect) -> Path { Path() }

    public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

nonisolated extension ToolbarItemPlacement {
    public static var topBarLeading: ToolbarItemPlacement { navigationBarLeading }
    public static var topBarTrailing: ToolbarItemPlacement { navigationBarTrailing }
}

nonisolated extension Color {
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }
}

nonisolated extension Image {
    public init(_ resource: ImageResource) { self.init(_inert: ()) }
}

nonisolated extension Text {
    /// - Linux: no effect
    public struct Scale: Hashable, Sendable {
        init(_inert: Void) {}

        public static let `default` = Scale(_inert: ())
        public static let secondary = Scale(_inert: ())
    }

    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
}

nonisolated extension Font {
    /// As on Apple's systems, where the type is that of Core Text.
    public init(_ font: UIFont) { self.init(_inert: ()) }
}
