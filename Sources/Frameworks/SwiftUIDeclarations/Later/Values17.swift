import UIKit

/// - Linux: no effect
nonisolated public struct ContentMarginPlacement: Sendable {
    init(_inert: Void) {}

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(_inert: ()) }

    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(_inert: ()) }

    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    init(_inert: Void) {}

    public static var automatic: ButtonRepeatBehavior { ButtonRepeatBehavior(_inert: ()) }

    public static var enabled: ButtonRepeatBehavior { ButtonRepeatBehavior(_inert: ()) }

    public static var disabled: ButtonRepeatBehavior { ButtonRepeatBehavior(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
    init(_inert: Void) {}

    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_inert: ()) }

    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_inert: ()) }

    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_inert: ()) }

    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    init(_inert: Void) {}

    public static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_inert: ()) }

    public static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_inert: ()) }

    public static var navigationSplitView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_inert: ()) }

    public static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct ListSectionSpacing: Sendable {
    init(_inert: Void) {}

    public static var `default`: ListSectionSpacing { ListSectionSpacing(_inert: ()) }

    public static var compact: ListSectionSpacing { ListSectionSpacing(_inert: ()) }

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    init(_inert: Void) {}

    public static var success: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var warning: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var error: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var selection: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var increase: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var decrease: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var start: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var stop: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var alignment: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var levelChange: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static var impact: SensoryFeedback { SensoryFeedback(_inert: ()) }

    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(_inert: ())
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(_inert: ())
    }
}

nonisolated extension SensoryFeedback {
    /// - Linux: no effect
    public struct Weight: Equatable, Sendable {
        init(_inert: Void) {}

        public static var light: Weight { Weight(_inert: ()) }

        public static var medium: Weight { Weight(_inert: ()) }

        public static var heavy: Weight { Weight(_inert: ()) }
    }

    /// - Linux: no effect
    public struct Flexibility: Equatable, Sendable {
        init(_inert: Void) {}

        public static var rigid: Flexibility { Flexibility(_inert: ()) }

        public static var solid: Flexibility { Flexibility(_inert: ()) }

        public static var soft: Flexibility { Flexibility(_inert: ()) }
    }
}

/// - Linux: no effect
nonisolated public struct PlaceholderContentView<Value>: View {
    init(_inert: Void) {}

    public typealias Body = Never
}
