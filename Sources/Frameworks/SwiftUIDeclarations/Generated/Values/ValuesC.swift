// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ColorMatrix: Equatable, Sendable {
    init(_inert: Void) {}
    public var r1: Float = 0
    public var g1: Float = 0
    public var b1: Float = 0
    public var a1: Float = 0
    public init() {}
}

/// - Linux: no effect
nonisolated public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// - Linux: no effect
nonisolated public enum ColorScheme: CaseIterable, Equatable, Hashable, Sendable {
    case light
    case dark
}

nonisolated extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) { return nil }
}

/// - Linux: no effect
nonisolated public enum ColorSchemeContrast: CaseIterable, Equatable, Hashable, Sendable {
    case standard
    case increased
}

nonisolated extension ColorSchemeContrast {
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) { return nil }
}

/// - Linux: no effect
nonisolated public struct CommandGroupPlacement: Sendable {
    init(_inert: Void) {}
    public static var appInfo: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var appSettings: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var systemServices: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var appVisibility: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var appTermination: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var newItem: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var saveItem: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var importExport: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var printItem: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var undoRedo: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var pasteboard: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var textEditing: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var textFormatting: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var toolbar: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var sidebar: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var windowSize: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var windowArrangement: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
    public static var help: CommandGroupPlacement { CommandGroupPlacement(_inert: ()) }
}

/// - Linux: no effect
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// - Linux: no effect
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var interaction: ContentShapeKinds { ContentShapeKinds(rawValue: 1 << 0) }
    public static var dragPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 1 << 1) }
    public static var contextMenuPreview: ContentShapeKinds { ContentShapeKinds(rawValue: 1 << 2) }
    public static var hoverEffect: ContentShapeKinds { ContentShapeKinds(rawValue: 1 << 3) }
    public typealias ArrayLiteralElement = ContentShapeKinds
    public typealias Element = ContentShapeKinds
    public typealias RawValue = Int
}

/// - Linux: no effect
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
    public var isAccessibilityCategory: Bool { false }
}

nonisolated extension ContentSizeCategory {
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { false }
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { false }
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { false }
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { false }
}

nonisolated extension ContentSizeCategory {
    public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
}

/// - Linux: no effect
nonisolated public struct ContentTransition: Equatable, Sendable {
    init(_inert: Void) {}
    public static var identity: ContentTransition { ContentTransition(_inert: ()) }
    public static var opacity: ContentTransition { ContentTransition(_inert: ()) }
    public static var interpolate: ContentTransition { ContentTransition(_inert: ()) }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ContextMenu<MenuItems> where MenuItems: View {
    init(_inert: Void) {}
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// - Linux: no effect
nonisolated public enum ControlSize: CaseIterable, Equatable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
}
