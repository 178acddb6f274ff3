// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Group<Content> {
    init(_inert: Void) {}
    public typealias Body = Never
}

nonisolated extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: Never { return bodyOfSystemView() }
    public init(@AccessibilityRotorContentBuilder content: () -> Content) {}
}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) {}
}

nonisolated extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) {}
}

nonisolated extension Group: Scene where Content: Scene {
    public init(@SceneBuilder content: () -> Content) {}
}

nonisolated extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Group: Commands where Content: Commands {
    public init(@CommandsBuilder content: () -> Content) {}
}
