// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct ColorPicker<Label>: View where Label: View {
    init(_inert: Void) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension ColorPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Color>, supportsOpacity: Bool = true
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Color>, supportsOpacity: Bool = true
    ) where S: StringProtocol {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<CGColor>, supportsOpacity: Bool = true
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<CGColor>, supportsOpacity: Bool = true
    ) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct ControlGroup<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public init(_ configuration: ControlGroupStyleConfiguration) {}
}

nonisolated extension ControlGroup {
    public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L>, C: View, L: View {}
}

nonisolated extension ControlGroup {
    public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, C: View {}
    @_disfavoredOverload public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {}
}
