// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct DatePicker<Label>: View where Label: View {
    init(_inert: Void) {}
    public typealias Components = DatePickerComponents
    public var body: some View { return EmptyView() }
}

nonisolated extension DatePicker {
    public init(
        selection: SwiftUIDeclarations.Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: SwiftUIDeclarations.Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct DefaultDateProgressLabel: View, Sendable {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    init(_inert: Void) {}
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isExpanded: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: SwiftUIDeclarations.Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}
    @_disfavoredOverload public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ label: S, isExpanded: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct Divider: View, Sendable {
    init(_inert: Void) {}
    public init() {}
    public typealias Body = Never
}
