// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct BackgroundDisplayMode: Sendable {
        init(_inert: Void) {}
        public static var automatic: PageIndexViewStyle.BackgroundDisplayMode {
            PageIndexViewStyle.BackgroundDisplayMode(_inert: ())
        }
        public static var interactive: PageIndexViewStyle.BackgroundDisplayMode {
            PageIndexViewStyle.BackgroundDisplayMode(_inert: ())
        }
        public static var always: PageIndexViewStyle.BackgroundDisplayMode {
            PageIndexViewStyle.BackgroundDisplayMode(_inert: ())
        }
        public static var never: PageIndexViewStyle.BackgroundDisplayMode {
            PageIndexViewStyle.BackgroundDisplayMode(_inert: ())
        }
    }

    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

/// - Linux: no effect
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct IndexDisplayMode: Sendable {
        init(_inert: Void) {}
        public static var automatic: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(_inert: ()) }
        public static var always: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(_inert: ()) }
        public static var never: PageTabViewStyle.IndexDisplayMode { PageTabViewStyle.IndexDisplayMode(_inert: ()) }
    }

    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

/// - Linux: no effect
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct PrimitiveButtonStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var role: ButtonRole? { nil }
    public var label: PrimitiveButtonStyleConfiguration.Label { PrimitiveButtonStyleConfiguration.Label(_inert: ()) }
    public func trigger() {}
}

/// - Linux: no effect
nonisolated public struct ProgressViewStyleConfiguration: Sendable {
    init(_inert: Void) {}
    public var label: ProgressViewStyleConfiguration.Label? = nil
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? = nil
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

    public var fractionCompleted: Double? { nil }
}

/// - Linux: no effect
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View {
        EmptyView()
    }
}
