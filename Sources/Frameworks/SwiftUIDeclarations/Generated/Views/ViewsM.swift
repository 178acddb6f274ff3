// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Menu<Label, Content>: View where Label: View, Content: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where Label == Text, S: StringProtocol {}
}

nonisolated extension Menu {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {}
    @_disfavoredOverload public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text, S: StringProtocol {}
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {}
}

/// - Linux: no effect
nonisolated public struct MultiDatePicker<Label>: View where Label: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension MultiDatePicker {
    public init(selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>,
        in bounds: Range<Date>
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {}
}

nonisolated extension MultiDatePicker where Label == Text {
    @_disfavoredOverload public init<S>(_ title: S, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>)
    where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Swift.Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {}
}
