// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AccessoryCircularCapacityGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AccessoryCircularGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AccessoryLinearCapacityGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AccessoryLinearGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AngularGradient: ShapeStyle, View, Sendable {
    init(_inert: Void) {}
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

/// - Linux: no effect
nonisolated public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init(_ gradient: Gradient) {}
}

nonisolated extension AnyGradient {
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// - Linux: no effect
nonisolated public struct AnyShapeStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init<S>(_ style: S) where S: ShapeStyle {}
}

/// - Linux: no effect
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    init(_inert: Void) {}
    public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View { EmptyView() }
}
