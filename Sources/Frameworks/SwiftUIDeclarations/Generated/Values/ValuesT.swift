// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

/// - Linux: no effect
nonisolated public struct TextInputAutocapitalization: Sendable {
    init(_inert: Void) {}
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(_inert: ()) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(_inert: ()) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(_inert: ()) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(_inert: ()) }
}

nonisolated extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {}
}

/// - Linux: no effect
nonisolated public enum TimelineScheduleMode: Equatable, Hashable, Sendable {
    case normal
    case lowFrequency
}

/// - Linux: no effect
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
    init(_inert: Void) {}
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(_inert: ()) }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(_inert: ()) }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public typealias RawValue = Int
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
    public init(rawValue: Int) { self.rawValue = rawValue }
    public typealias ArrayLiteralElement = ToolbarCustomizationOptions
    public typealias Element = ToolbarCustomizationOptions
}

/// - Linux: no effect
nonisolated public struct ToolbarItemPlacement: Sendable {
    init(_inert: Void) {}
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ToolbarPlacement: Sendable {
    init(_inert: Void) {}
    public static var automatic: ToolbarPlacement { ToolbarPlacement(_inert: ()) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(_inert: ()) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(_inert: ()) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ToolbarRole: Sendable {
    init(_inert: Void) {}
    public static var automatic: ToolbarRole { ToolbarRole(_inert: ()) }
    public static var navigationStack: ToolbarRole { ToolbarRole(_inert: ()) }
    public static var browser: ToolbarRole { ToolbarRole(_inert: ()) }
    public static var editor: ToolbarRole { ToolbarRole(_inert: ()) }
}
