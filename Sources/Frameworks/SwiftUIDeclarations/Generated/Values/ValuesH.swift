// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct HStackLayout: SwiftUIDeclarations.Layout, Sendable {
    init(_inert: Void) {}
    public var alignment: VerticalAlignment = VerticalAlignment(_inert: ())
    public var spacing: CGFloat? = nil
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment; self.spacing = spacing
    }
}

/// - Linux: no effect
nonisolated public struct HorizontalAlignment: Equatable, Sendable {
    init(_inert: Void) {}
    public init(_ id: any AlignmentID.Type) {}
}

nonisolated extension HorizontalAlignment {
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? { nil }
}

nonisolated extension HorizontalAlignment {
    public static var leading: HorizontalAlignment { HorizontalAlignment(_inert: ()) }
    public static var center: HorizontalAlignment { HorizontalAlignment(_inert: ()) }
    public static var trailing: HorizontalAlignment { HorizontalAlignment(_inert: ()) }
}

nonisolated extension HorizontalAlignment {
    public static var listRowSeparatorLeading: HorizontalAlignment { HorizontalAlignment(_inert: ()) }
    public static var listRowSeparatorTrailing: HorizontalAlignment { HorizontalAlignment(_inert: ()) }
}

/// - Linux: no effect
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Equatable, Hashable, RawRepresentable, Sendable {
    case leading
    case trailing
    /// - Linux: no effect
    nonisolated public struct Set: OptionSet, Sendable {
        public internal(set) var rawValue: Int8
        public typealias Element = HorizontalEdge.Set
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var leading: HorizontalEdge.Set { HorizontalEdge.Set(rawValue: 1 << 0) }
        public static var trailing: HorizontalEdge.Set { HorizontalEdge.Set(rawValue: 1 << 1) }
        public static var all: HorizontalEdge.Set { HorizontalEdge.Set(rawValue: ~0) }
        public typealias ArrayLiteralElement = HorizontalEdge.Set.Element
        public typealias RawValue = Int8
    }

}

/// - Linux: no effect
nonisolated public struct HoverEffect: Sendable {
    init(_inert: Void) {}
    public static var automatic: HoverEffect { HoverEffect(_inert: ()) }
    public static var highlight: HoverEffect { HoverEffect(_inert: ()) }
    public static var lift: HoverEffect { HoverEffect(_inert: ()) }
}

/// - Linux: no effect
nonisolated public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
