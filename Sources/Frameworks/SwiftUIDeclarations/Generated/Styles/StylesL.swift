// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct LabelStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Title: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct Icon: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var title: LabelStyleConfiguration.Title { LabelStyleConfiguration.Title(_inert: ()) }
    public var icon: LabelStyleConfiguration.Icon { LabelStyleConfiguration.Icon(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct LabeledContentStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct Content: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var label: LabeledContentStyleConfiguration.Label { LabeledContentStyleConfiguration.Label(_inert: ()) }
    public var content: LabeledContentStyleConfiguration.Content {
        LabeledContentStyleConfiguration.Content(_inert: ())
    }
}

/// - Linux: no effect
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: LinearCapacityGaugeStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
    init(_inert: Void) {}
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

/// - Linux: no effect
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View { EmptyView() }
}
