// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct TintShapeStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
public struct ToggleStyleConfiguration: Sendable {
    init(_inert: Void) { _isOn = .constant(false) }
    @Binding public var isOn: Bool
    public var isMixed: Bool = false
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var label: ToggleStyleConfiguration.Label { ToggleStyleConfiguration.Label(_inert: ()) }
}
