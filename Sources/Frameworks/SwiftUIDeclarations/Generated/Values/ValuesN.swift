// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct NavigationBarItem: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public enum TitleDisplayMode: Equatable, Hashable, Sendable {
        case automatic
        case inline
        case large
    }

}

/// - Linux: no effect
nonisolated public struct NavigationPath: Equatable, Sendable {
    init(_inert: Void) {}
    public var count: Int { 0 }
    public var isEmpty: Bool { false }
    public var codable: NavigationPath.CodableRepresentation? { nil }
    public init() {}
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {}
    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {}
    public init(_ codable: NavigationPath.CodableRepresentation) {}
    public mutating func append<V>(_ value: V) where V: Hashable {}
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {}
    public mutating func removeLast(_ k: Int = 1) {}
    /// - Linux: no effect
    nonisolated public struct CodableRepresentation: Codable, Equatable, Sendable {
        init(_inert: Void) {}
    }

}

/// - Linux: no effect
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    init(_inert: Void) {}
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(_inert: ()) }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(_inert: ()) }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(_inert: ()) }
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(_inert: ()) }
}
