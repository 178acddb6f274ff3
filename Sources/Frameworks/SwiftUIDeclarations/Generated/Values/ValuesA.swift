// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    init(_inert: Void) {}
    public static var `default`: AccessibilityActionKind { AccessibilityActionKind(_inert: ()) }
    public static var escape: AccessibilityActionKind { AccessibilityActionKind(_inert: ()) }
    public static var magicTap: AccessibilityActionKind { AccessibilityActionKind(_inert: ()) }
    public init(named name: Text) {}
}

/// - Linux: no effect
nonisolated public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
    case increment
    case decrement
}

/// - Linux: no effect
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    init(_inert: Void) {}
}

nonisolated extension AccessibilityChildBehavior {
    public static var ignore: AccessibilityChildBehavior { AccessibilityChildBehavior(_inert: ()) }
    public static var contain: AccessibilityChildBehavior { AccessibilityChildBehavior(_inert: ()) }
    public static var combine: AccessibilityChildBehavior { AccessibilityChildBehavior(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
    init(_inert: Void) {}
    public init(_ label: Text, id: String) {}
    public init(_ labelKey: LocalizedStringKey, id: String) {}
    public init(_ labelKey: LocalizedStringKey) {}
}

/// - Linux: no effect
nonisolated public enum AccessibilityHeadingLevel: UInt, Equatable, Hashable, RawRepresentable, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// - Linux: no effect
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// - Linux: no effect
nonisolated public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    init(_inert: Void) {}
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {}
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {})
    where ID == Never {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
    @_disfavoredOverload public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {}
    @_disfavoredOverload public init<L>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol {}
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {}
    @_disfavoredOverload public init<L>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) where ID == Never, L: StringProtocol {}
}

nonisolated extension AccessibilityRotorEntry {
    public var body: Never { return bodyOfSystemView() }
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct AccessibilitySystemRotor: Sendable {
    init(_inert: Void) {}
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(_inert: ())
    }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    init(_inert: Void) {}
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(_inert: ()) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(_inert: ()) }
    public init() {}
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
    public mutating func formUnion(_ other: AccessibilityTechnologies) {}
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {}
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {}
    public func contains(_ member: AccessibilityTechnologies) -> Bool { false }
    public mutating func insert(_ newMember: AccessibilityTechnologies) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTechnologies
    ) { (false, self) }
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
    public typealias ArrayLiteralElement = AccessibilityTechnologies
    public typealias Element = AccessibilityTechnologies
}

/// - Linux: no effect
nonisolated public struct AccessibilityTextContentType: Sendable {
    init(_inert: Void) {}
    public static var plain: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var console: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var fileSystem: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var messaging: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var narrative: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var sourceCode: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var spreadsheet: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
    public static var wordProcessing: AccessibilityTextContentType { AccessibilityTextContentType(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
    init(_inert: Void) {}
    public static var isButton: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isHeader: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isSelected: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isLink: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isSearchField: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isImage: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var playsSound: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isKeyboardKey: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isStaticText: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isSummaryElement: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var updatesFrequently: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var startsMediaSession: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var allowsDirectInteraction: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var causesPageTurn: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public static var isModal: AccessibilityTraits { AccessibilityTraits(_inert: ()) }
    public init() {}
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
    public func contains(_ member: AccessibilityTraits) -> Bool { false }
    public mutating func insert(_ newMember: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) { (false, self) }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
    public typealias ArrayLiteralElement = AccessibilityTraits
    public typealias Element = AccessibilityTraits
}

/// - Linux: no effect
nonisolated public struct ActionSheet: Sendable {
    init(_inert: Void) {}
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
    public typealias Button = Alert.Button
}

/// - Linux: no effect
nonisolated public struct Alert: Sendable {
    init(_inert: Void) {}
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {}
    /// - Linux: no effect
    nonisolated public struct Button: Sendable {
        init(_inert: Void) {}
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(_inert: ())
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(_inert: ())
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(_inert: ()) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(_inert: ())
        }
    }

}

/// - Linux: no effect
nonisolated public struct Alignment: Equatable, Sendable {
    init(_inert: Void) {}
    public var horizontal: HorizontalAlignment = HorizontalAlignment(_inert: ())
    public var vertical: VerticalAlignment = VerticalAlignment(_inert: ())
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal; self.vertical = vertical
    }
}

nonisolated extension Alignment {
    public static var center: Alignment { Alignment(_inert: ()) }
    public static var leading: Alignment { Alignment(_inert: ()) }
    public static var trailing: Alignment { Alignment(_inert: ()) }
    public static var top: Alignment { Alignment(_inert: ()) }
    public static var bottom: Alignment { Alignment(_inert: ()) }
    public static var topLeading: Alignment { Alignment(_inert: ()) }
    public static var topTrailing: Alignment { Alignment(_inert: ()) }
    public static var bottomLeading: Alignment { Alignment(_inert: ()) }
    public static var bottomTrailing: Alignment { Alignment(_inert: ()) }
}

nonisolated extension Alignment {
    public static var centerFirstTextBaseline: Alignment { Alignment(_inert: ()) }
    public static var centerLastTextBaseline: Alignment { Alignment(_inert: ()) }
    public static var leadingFirstTextBaseline: Alignment { Alignment(_inert: ()) }
    public static var leadingLastTextBaseline: Alignment { Alignment(_inert: ()) }
    public static var trailingFirstTextBaseline: Alignment { Alignment(_inert: ()) }
    public static var trailingLastTextBaseline: Alignment { Alignment(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct Anchor<Value> {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Source: Sendable {
        init(_inert: Void) {}
    }

}

nonisolated extension Anchor.Source where Value == CGRect {
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor<Value>.Source(_inert: ()) }
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(_inert: ()) }
}

nonisolated extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Anchor<Value>.Source(_inert: ()) }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { Anchor<Value>.Source(_inert: ()) }
    public static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var topTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var bottomLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(_inert: ()) }
}

nonisolated extension Anchor: Equatable where Value: Equatable {
}

nonisolated extension Anchor: Hashable where Value: Hashable {
}

nonisolated extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {}
}

nonisolated extension Anchor.Source {
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {}
}

/// - Linux: no effect
nonisolated public struct Animation: Equatable, CustomStringConvertible, Sendable {
    init(_inert: Void) {}
}

nonisolated extension Animation {
    public static func spring(response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    { Animation(_inert: ()) }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(_inert: ()) }
}

nonisolated extension Animation {
    public static var `default`: Animation { Animation(_inert: ()) }
}

nonisolated extension Animation {
    public static func easeInOut(duration: Double) -> Animation { Animation(_inert: ()) }
    public static var easeInOut: Animation { Animation(_inert: ()) }
    public static func easeIn(duration: Double) -> Animation { Animation(_inert: ()) }
    public static var easeIn: Animation { Animation(_inert: ()) }
    public static func easeOut(duration: Double) -> Animation { Animation(_inert: ()) }
    public static var easeOut: Animation { Animation(_inert: ()) }
    public static func linear(duration: Double) -> Animation { Animation(_inert: ()) }
    public static var linear: Animation { Animation(_inert: ()) }
    public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35)
        -> Animation
    { Animation(_inert: ()) }
}

nonisolated extension Animation {
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { Animation(_inert: ()) }
}

nonisolated extension Animation {
    public func delay(_ delay: Double) -> Animation { self }
}

nonisolated extension Animation {
    public func speed(_ speed: Double) -> Animation { self }
}

nonisolated extension Animation {
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

nonisolated extension Animation {
    public var description: String { "" }
    public var debugDescription: String { "" }
}

/// - Linux: no effect
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    init(_inert: Void) {}
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries {
        AnimationTimelineSchedule.Entries(_inert: ())
    }
    /// - Linux: no effect
    nonisolated public struct Entries: Sequence, IteratorProtocol, Sendable {
        init(_inert: Void) {}
        public mutating func next() -> Date? { nil }
        public typealias Element = Date
        public typealias Iterator = AnimationTimelineSchedule.Entries
    }

}

/// - Linux: no effect
nonisolated public struct AnyLayout: SwiftUIDeclarations.Layout, Sendable {
    init(_inert: Void) {}
    public init<L>(_ layout: L) where L: SwiftUIDeclarations.Layout {}
    /// - Linux: no effect
    nonisolated public struct Cache: Sendable {
        init(_inert: Void) {}
    }

    public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { AnyLayout.Cache(_inert: ()) }
    public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) {}
    public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
        ViewSpacing(_inert: ())
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
        -> CGSize
    { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
    ) {}
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? { nil }
}

/// - Linux: no effect
nonisolated public struct AnyTransition: Sendable {
    init(_inert: Void) {}
}

nonisolated extension AnyTransition {
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(_inert: ()) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static var scale: AnyTransition { AnyTransition(_inert: ()) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static var opacity: AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static var slide: AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

nonisolated extension AnyTransition {
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        AnyTransition(_inert: ())
    }
}

nonisolated extension AnyTransition {
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated extension AnyTransition {
    public static var identity: AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(_inert: ()) }
}

nonisolated extension AnyTransition {
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
}

/// - Linux: no effect
nonisolated public enum AsyncImagePhase: Sendable {
    case empty
    case success(SwiftUIDeclarations.Image)
    case failure(any Error)
    public var image: SwiftUIDeclarations.Image? { nil }
    public var error: (any Error)? { nil }
}

/// - Linux: no effect
nonisolated public enum Axis: Int8, CaseIterable, CustomStringConvertible, Equatable, Hashable, RawRepresentable,
    Sendable
{
    case horizontal
    case vertical
    /// - Linux: no effect
    nonisolated public struct Set: OptionSet, Sendable {
        public internal(set) var rawValue: Int8
        public typealias Element = Axis.Set
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static var horizontal: Axis.Set { Axis.Set(rawValue: 1 << 0) }
        public static var vertical: Axis.Set { Axis.Set(rawValue: 1 << 1) }
        public typealias ArrayLiteralElement = Axis.Set.Element
        public typealias RawValue = Int8
    }

}

nonisolated extension Axis {
    public var description: String { "" }
}
