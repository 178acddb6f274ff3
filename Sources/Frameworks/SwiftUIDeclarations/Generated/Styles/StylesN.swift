// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct NavigationSplitViewStyleConfiguration: Sendable {
    init(_inert: Void) {}
}
