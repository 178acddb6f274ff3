// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Entries: Sequence, IteratorProtocol, Sendable {
        init(_inert: Void) {}
        public mutating func next() -> Date? { nil }
        public typealias Element = Date
        public typealias Iterator = PeriodicTimelineSchedule.Entries
    }

    public init(from startDate: Date, by interval: TimeInterval) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule.Entries(_inert: ())
    }
}

/// - Linux: no effect
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public internal(set) var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1 << 0) }
    public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1 << 1) }
    public typealias ArrayLiteralElement = PinnedScrollableViews
    public typealias Element = PinnedScrollableViews
    public typealias RawValue = UInt32
}

/// - Linux: no effect
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

/// - Linux: no effect
nonisolated public struct PreferredColorSchemeKey: PreferenceKey, Sendable {
    init(_inert: Void) {}
    public typealias Value = ColorScheme?
    public static func reduce(
        value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value
    ) {}
}

/// - Linux: no effect
nonisolated public struct PresentationAdaptation: Sendable {
    init(_inert: Void) {}
    public static var automatic: PresentationAdaptation { PresentationAdaptation(_inert: ()) }
    public static var none: PresentationAdaptation { PresentationAdaptation(_inert: ()) }
    public static var popover: PresentationAdaptation { PresentationAdaptation(_inert: ()) }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(_inert: ()) }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct PresentationBackgroundInteraction: Sendable {
    init(_inert: Void) {}
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_inert: ()) }
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_inert: ()) }
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(_inert: ())
    }
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
    init(_inert: Void) {}
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(_inert: ()) }
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(_inert: ()) }
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct PresentationDetent: Hashable, Sendable {
    init(_inert: Void) {}
    public static var medium: PresentationDetent { PresentationDetent(_inert: ()) }
    public static var large: PresentationDetent { PresentationDetent(_inert: ()) }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(_inert: ()) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(_inert: ()) }
    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
        PresentationDetent(_inert: ())
    }
    /// - Linux: no effect
    nonisolated public struct Context: Sendable {
        init(_inert: Void) {}
        public var maxDetentValue: CGFloat { 0 }
    }

}

/// - Linux: no effect
nonisolated public struct PresentationMode: Sendable {
    init(_inert: Void) {}
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// - Linux: no effect
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    init(_inert: Void) {}
    public internal(set) var rawValue: String = ""
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) {}
    public typealias ExtendedGraphemeClusterLiteralType = String
    public typealias RawValue = String
    public typealias StringLiteralType = String
    public typealias UnicodeScalarLiteralType = String
}

/// - Linux: no effect
nonisolated public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// - Linux: no effect
nonisolated public enum PreviewPlatform: Equatable, Hashable, Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// - Linux: no effect
nonisolated public struct ProjectionTransform: Equatable, Sendable {
    init(_inert: Void) {}
    public var m11: CGFloat = 0
    public var m21: CGFloat = 0
    public var m31: CGFloat = 0
    public init() {}
    public init(_ m: CGAffineTransform) {}
    public init(_ m: QuartzCore.CATransform3D) {}
    public var isIdentity: Bool { false }
    public var isAffine: Bool { false }
    public mutating func invert() -> Bool { false }
    public func inverted() -> ProjectionTransform { self }
}

nonisolated extension ProjectionTransform {
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}

/// - Linux: no effect
nonisolated public enum Prominence: Equatable, Hashable, Sendable {
    case standard
    case increased
}

/// - Linux: no effect
nonisolated public struct ProposedViewSize: Equatable, Sendable {
    init(_inert: Void) {}
    public var width: CGFloat? = nil
    public var height: CGFloat? = nil
    public static var zero: ProposedViewSize { ProposedViewSize(_inert: ()) }
    public static var unspecified: ProposedViewSize { ProposedViewSize(_inert: ()) }
    public static var infinity: ProposedViewSize { ProposedViewSize(_inert: ()) }
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
    public init(_ size: CGSize) {}
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { .zero }
}
