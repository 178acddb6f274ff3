// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public struct DatePickerStyleConfiguration: Sendable {
    init(_inert: Void) { _selection = .constant(Date()) }
    @Binding public var selection: Date
    public var minimumDate: Date? = nil
    public var maximumDate: Date? = nil
    public var displayedComponents: DatePickerComponents = []
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var label: DatePickerStyleConfiguration.Label { DatePickerStyleConfiguration.Label(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
public struct DisclosureGroupStyleConfiguration: Sendable {
    init(_inert: Void) { _isExpanded = .constant(false) }
    @Binding public var isExpanded: Bool
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var label: DisclosureGroupStyleConfiguration.Label { DisclosureGroupStyleConfiguration.Label(_inert: ()) }
    /// - Linux: no effect
    nonisolated public struct Content: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var content: DisclosureGroupStyleConfiguration.Content {
        DisclosureGroupStyleConfiguration.Content(_inert: ())
    }
}

/// - Linux: no effect
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}
