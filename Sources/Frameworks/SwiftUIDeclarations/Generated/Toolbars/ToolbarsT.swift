// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    init(_inert: Void) {}
    public typealias Body = Never
}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

nonisolated extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {}
}

/// - Linux: no effect
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    init(_inert: Void) {}
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}

nonisolated extension ToolbarItemGroup {
    public init<C, L>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {}
}

/// - Linux: no effect
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {
    init(_inert: Void) {}
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}
