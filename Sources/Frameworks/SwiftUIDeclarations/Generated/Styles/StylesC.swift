// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    init(_inert: Void) {}
}

/// - Linux: no effect
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ControlGroupStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Content: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var content: ControlGroupStyleConfiguration.Content { ControlGroupStyleConfiguration.Content(_inert: ()) }
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var label: ControlGroupStyleConfiguration.Label { ControlGroupStyleConfiguration.Label(_inert: ()) }
}
