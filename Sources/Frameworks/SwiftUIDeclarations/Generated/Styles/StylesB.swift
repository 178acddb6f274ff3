// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct BackgroundStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ButtonStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var role: ButtonRole? { nil }
    public var label: ButtonStyleConfiguration.Label { ButtonStyleConfiguration.Label(_inert: ()) }
    public var isPressed: Bool { false }
}

/// - Linux: no effect
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View { EmptyView() }
}
