// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct GaugeStyleConfiguration: Sendable {
    init(_inert: Void) {}
    public var value: Double = 0
    public var label: GaugeStyleConfiguration.Label = GaugeStyleConfiguration.Label(_inert: ())
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel? = nil
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel? = nil
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel? = nil
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct CurrentValueLabel: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct MinimumValueLabel: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct MaximumValueLabel: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct MarkedValueLabel: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

}

/// - Linux: no effect
nonisolated public struct Gradient: Equatable, Hashable, ShapeStyle, Sendable {
    init(_inert: Void) {}
    public var stops: [Gradient.Stop] = []
    /// - Linux: no effect
    nonisolated public struct Stop: Equatable, Hashable, Sendable {
        init(_inert: Void) {}
        public var color: Color = Color.clear
        public var location: CGFloat = 0
        public init(color: Color, location: CGFloat) { self.color = color; self.location = location }
    }

    public init(stops: [Gradient.Stop]) { self.stops = stops }
    public init(colors: [Color]) {}
}

nonisolated extension Gradient {
    /// - Linux: no effect
    nonisolated public struct ColorSpace: Hashable, Sendable {
        init(_inert: Void) {}
        public static var device: Gradient.ColorSpace { Gradient.ColorSpace(_inert: ()) }
        public static var perceptual: Gradient.ColorSpace { Gradient.ColorSpace(_inert: ()) }
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct GroupBoxStyleConfiguration: Sendable {
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

    public var label: GroupBoxStyleConfiguration.Label { GroupBoxStyleConfiguration.Label(_inert: ()) }
    public var content: GroupBoxStyleConfiguration.Content { GroupBoxStyleConfiguration.Content(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: GroupedFormStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}
