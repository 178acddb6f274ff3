// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct VStackLayout: SwiftUIDeclarations.Layout, Sendable {
    init(_inert: Void) {}
    public var alignment: HorizontalAlignment = HorizontalAlignment(_inert: ())
    public var spacing: CGFloat? = nil
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment; self.spacing = spacing
    }
}

/// - Linux: no effect
nonisolated public struct VerticalAlignment: Equatable, Sendable {
    init(_inert: Void) {}
    public init(_ id: any AlignmentID.Type) {}
}

nonisolated extension VerticalAlignment {
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? { nil }
}

nonisolated extension VerticalAlignment {
    public static var top: VerticalAlignment { VerticalAlignment(_inert: ()) }
    public static var center: VerticalAlignment { VerticalAlignment(_inert: ()) }
    public static var bottom: VerticalAlignment { VerticalAlignment(_inert: ()) }
    public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(_inert: ()) }
    public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(_inert: ()) }
}

/// - Linux: no effect
nonisolated public enum VerticalEdge: Int8, CaseIterable, Codable, Equatable, Hashable, RawRepresentable, Sendable {
    case top
    case bottom
    /// - Linux: no effect
    nonisolated public struct Set: OptionSet, Sendable {
        public internal(set) var rawValue: Int8
        public typealias Element = VerticalEdge.Set
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var top: VerticalEdge.Set { VerticalEdge.Set(rawValue: 1 << 0) }
        public static var bottom: VerticalEdge.Set { VerticalEdge.Set(rawValue: 1 << 1) }
        public static var all: VerticalEdge.Set { VerticalEdge.Set(rawValue: ~0) }
        public typealias ArrayLiteralElement = VerticalEdge.Set.Element
        public typealias RawValue = Int8
    }

}

/// - Linux: no effect
nonisolated public struct ViewDimensions: Equatable, Sendable {
    init(_inert: Void) {}
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { get { 0 } }
    public subscript(guide: VerticalAlignment) -> CGFloat { get { 0 } }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get { nil } }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get { nil } }
}

/// - Linux: no effect
nonisolated public struct ViewSpacing: Sendable {
    init(_inert: Void) {}
    public static var zero: ViewSpacing { ViewSpacing(_inert: ()) }
    public init() {}
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// - Linux: no effect
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}
