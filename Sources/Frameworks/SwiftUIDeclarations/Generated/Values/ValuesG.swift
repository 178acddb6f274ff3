// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct GeometryProxy: Sendable {
    init(_inert: Void) {}
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}

/// - Linux: no effect
nonisolated public struct GestureMask: OptionSet, Sendable {
    public internal(set) var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var none: GestureMask { GestureMask(rawValue: 1 << 0) }
    public static var gesture: GestureMask { GestureMask(rawValue: 1 << 1) }
    public static var subviews: GestureMask { GestureMask(rawValue: 1 << 2) }
    public static var all: GestureMask { GestureMask(rawValue: ~0) }
    public typealias ArrayLiteralElement = GestureMask
    public typealias Element = GestureMask
    public typealias RawValue = UInt32
}

/// - Linux: no effect
nonisolated public struct GridItem: Sendable {
    init(_inert: Void) {}
    public var size: GridItem.Size = GridItem.Size.flexible()
    public var spacing: CGFloat? = nil
    public var alignment: Alignment? = nil
    /// - Linux: no effect
    nonisolated public enum Size: Sendable {
        case fixed(_: CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size; self.spacing = spacing; self.alignment = alignment
    }
}

/// - Linux: no effect
nonisolated public struct GridLayout: SwiftUIDeclarations.Layout, Sendable {
    init(_inert: Void) {}
    public var alignment: Alignment = Alignment(_inert: ())
    public var horizontalSpacing: CGFloat? = nil
    public var verticalSpacing: CGFloat? = nil
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment; self.horizontalSpacing = horizontalSpacing; self.verticalSpacing = verticalSpacing
    }
    public typealias Body = Never
}

nonisolated extension GridLayout {
    public func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache { GridLayout.Cache(_inert: ()) }
    public func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews) {}
    public func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing {
        ViewSpacing(_inert: ())
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache)
        -> CGSize
    { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache
    ) {}
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
        cache: inout GridLayout.Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
        cache: inout GridLayout.Cache
    ) -> CGFloat? { nil }
}

nonisolated extension GridLayout {
    /// - Linux: no effect
    nonisolated public struct Cache: Sendable {
        init(_inert: Void) {}
    }

}
