// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct RedactionReasons: OptionSet, Sendable {
    public internal(set) var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1 << 0) }
    public static var privacy: RedactionReasons { RedactionReasons(rawValue: 1 << 1) }
    public typealias ArrayLiteralElement = RedactionReasons
    public typealias Element = RedactionReasons
    public typealias RawValue = Int
}

/// - Linux: no effect
nonisolated public struct RefreshAction: Sendable {
    init(_inert: Void) {}
    public func callAsFunction() async {}
}

/// - Linux: no effect
nonisolated public struct RenameAction: Sendable {
    init(_inert: Void) {}
    public func callAsFunction() {}
}
