// Written by scripts/generate-swiftui.

import UIKit
import UniformTypeIdentifiers

/// - Linux: no effect
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public internal(set) var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var hourAndMinute: DatePickerComponents { DatePickerComponents(rawValue: 1 << 0) }
    public static var date: DatePickerComponents { DatePickerComponents(rawValue: 1 << 1) }
    public typealias ArrayLiteralElement = DatePickerComponents
    public typealias Element = DatePickerComponents
    public typealias RawValue = UInt
}

/// - Linux: no effect
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
    init(_inert: Void) {}
    public static var automatic: DefaultFocusEvaluationPriority { DefaultFocusEvaluationPriority(_inert: ()) }
    public static var userInitiated: DefaultFocusEvaluationPriority { DefaultFocusEvaluationPriority(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
    init(_inert: Void) {}
    public static var allowsSelection: Bool { false }
}

/// - Linux: no effect
nonisolated public struct DismissAction: Sendable {
    init(_inert: Void) {}
    public func callAsFunction() {}
}

/// - Linux: no effect
nonisolated public struct DismissSearchAction: Sendable {
    init(_inert: Void) {}
    public func callAsFunction() {}
}

/// - Linux: no effect
nonisolated public struct DropInfo: Sendable {
    init(_inert: Void) {}
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

nonisolated extension DropInfo {
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// - Linux: no effect
nonisolated public enum DropOperation: Equatable, Hashable, Sendable {
    case cancel
    case forbidden
    case copy
    case move
}

/// - Linux: no effect
nonisolated public struct DropProposal: Sendable {
    init(_inert: Void) {}
    public internal(set) var operation: DropOperation = DropOperation.cancel
    public init(operation: DropOperation) { self.operation = operation }
}

/// - Linux: no effect
nonisolated public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
    public var isAccessibilitySize: Bool { false }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { false }
}

nonisolated extension DynamicTypeSize {
    public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
}
