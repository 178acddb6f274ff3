// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

nonisolated extension LayoutDirection {
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) { return nil }
}

/// - Linux: no effect
nonisolated public struct LayoutProperties: Sendable {
    init(_inert: Void) {}
    public var stackOrientation: Axis? = nil
    public init() {}
}

/// - Linux: no effect
nonisolated public struct LayoutSubview: Equatable, Sendable {
    init(_inert: Void) {}
    public var priority: Double { 0 }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(_inert: ()) }
    public var spacing: ViewSpacing { ViewSpacing(_inert: ()) }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// - Linux: no effect
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    init(_inert: Void) {}
    public var layoutDirection: LayoutDirection = LayoutDirection.leftToRight
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> LayoutSubviews.Element { get { LayoutSubview(_inert: ()) } }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { get { self } }
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { get { self } }
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>
}

/// - Linux: no effect
nonisolated public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

nonisolated extension LegibilityWeight {
    public init?(_ uiLegibilityWeight: UILegibilityWeight) { return nil }
}

/// - Linux: no effect
nonisolated public struct LimitedAvailabilityConfiguration: Sendable {
    init(_inert: Void) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct ListItemTint: Sendable {
    init(_inert: Void) {}
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(_inert: ()) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(_inert: ()) }
    public static var monochrome: ListItemTint { ListItemTint(_inert: ()) }
}
