// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct SelectionShapeStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct ShadowStyle: Equatable, Sendable {
    init(_inert: Void) {}
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(_inert: ()) }
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct StrokeStyle: Equatable, Animatable, Sendable {
    init(_inert: Void) {}
    public var lineWidth: CGFloat = 0
    public var lineCap: CGLineCap = .butt
    public var lineJoin: CGLineJoin = .miter
    public var miterLimit: CGFloat = 0
    public var dash: [CGFloat] = []
    public var dashPhase: CGFloat = 0
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth; self.lineCap = lineCap; self.lineJoin = lineJoin; self.miterLimit = miterLimit;
        self.dash = dash; self.dashPhase = dashPhase
    }
}

/// - Linux: no effect
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View { EmptyView() }
}
