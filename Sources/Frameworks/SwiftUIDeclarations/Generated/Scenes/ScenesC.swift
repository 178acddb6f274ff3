// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct CommandGroup<Content>: Commands where Content: View {
    init(_inert: Void) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: some Commands { return EmptyCommands() }
}

/// - Linux: no effect
nonisolated public struct CommandMenu<Content>: Commands where Content: View {
    init(_inert: Void) {}
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
    public var body: some Commands { return EmptyCommands() }
}

/// - Linux: no effect
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    init(_inert: Void) {}
}

nonisolated extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public typealias Body = Never
}

nonisolated extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
}

nonisolated extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    public typealias Body = Never
}

nonisolated extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}
