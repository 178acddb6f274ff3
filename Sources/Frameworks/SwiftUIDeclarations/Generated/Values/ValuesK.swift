// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    init(_inert: Void) {}
    public var character: Character = " "
    public static var upArrow: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var downArrow: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var leftArrow: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var rightArrow: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var escape: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var delete: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var deleteForward: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var home: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var end: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var pageUp: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var pageDown: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var clear: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var tab: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var space: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public static var `return`: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public init(_ character: Character) { self.character = character }
}

nonisolated extension KeyEquivalent {
    public init(extendedGraphemeClusterLiteral: Character) {}
    public typealias ExtendedGraphemeClusterLiteralType = Character
    public typealias UnicodeScalarLiteralType = Character
}

/// - Linux: no effect
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Localization: Sendable {
        init(_inert: Void) {}
        public static var automatic: KeyboardShortcut.Localization { KeyboardShortcut.Localization(_inert: ()) }
        public static var withoutMirroring: KeyboardShortcut.Localization { KeyboardShortcut.Localization(_inert: ()) }
        public static var custom: KeyboardShortcut.Localization { KeyboardShortcut.Localization(_inert: ()) }
    }

    public static var defaultAction: KeyboardShortcut { KeyboardShortcut(_inert: ()) }
    public static var cancelAction: KeyboardShortcut { KeyboardShortcut(_inert: ()) }
    public var key: KeyEquivalent { KeyEquivalent(_inert: ()) }
    public var modifiers: EventModifiers { [] }
    public var localization: KeyboardShortcut.Localization { KeyboardShortcut.Localization(_inert: ()) }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization)
    {}
}
