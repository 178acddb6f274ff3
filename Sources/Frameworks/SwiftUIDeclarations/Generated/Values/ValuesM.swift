// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
    public internal(set) var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var position: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1 << 0) }
    public static var size: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1 << 1) }
    public static var frame: MatchedGeometryProperties { MatchedGeometryProperties(rawValue: 1 << 2) }
    public typealias ArrayLiteralElement = MatchedGeometryProperties
    public typealias Element = MatchedGeometryProperties
    public typealias RawValue = UInt32
}

/// - Linux: no effect
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
    init(_inert: Void) {}
    public static var automatic: MenuActionDismissBehavior { MenuActionDismissBehavior(_inert: ()) }
    public static var enabled: MenuActionDismissBehavior { MenuActionDismissBehavior(_inert: ()) }
    public static var disabled: MenuActionDismissBehavior { MenuActionDismissBehavior(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
    init(_inert: Void) {}
    public static var automatic: MenuOrder { MenuOrder(_inert: ()) }
    public static var priority: MenuOrder { MenuOrder(_inert: ()) }
    public static var fixed: MenuOrder { MenuOrder(_inert: ()) }
}
