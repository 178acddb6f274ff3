// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public internal(set) var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var preferredContentSize: UIHostingControllerSizingOptions {
        UIHostingControllerSizingOptions(rawValue: 1 << 0)
    }
    public static var intrinsicContentSize: UIHostingControllerSizingOptions {
        UIHostingControllerSizingOptions(rawValue: 1 << 1)
    }
    public typealias ArrayLiteralElement = UIHostingControllerSizingOptions
    public typealias Element = UIHostingControllerSizingOptions
    public typealias RawValue = Int
}

/// - Linux: no effect
nonisolated public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
    public internal(set) var coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// - Linux: no effect
nonisolated public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public internal(set) var coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// - Linux: no effect
nonisolated public enum UserInterfaceSizeClass: Equatable, Hashable, Sendable {
    case compact
    case regular
}

nonisolated extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) { return nil }
}
