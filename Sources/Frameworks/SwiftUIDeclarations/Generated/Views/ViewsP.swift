// Written by scripts/generate-swiftui.

import UIKit
import UniformTypeIdentifiers

/// - Linux: no effect
nonisolated public struct PasteButton: View, Sendable {
    init(_inert: Void) {}
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Picker {
    public init<C>(
        sources: C, selection: KeyPath<C.Element, SwiftUIDeclarations.Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {}
    public init(
        selection: SwiftUIDeclarations.Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: SwiftUIDeclarations.Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, SwiftUIDeclarations.Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {}
    @_disfavoredOverload public init<S>(
        _ title: S, selection: SwiftUIDeclarations.Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<C, S>(
        _ title: S, sources: C, selection: KeyPath<C.Element, SwiftUIDeclarations.Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol {}
}

nonisolated extension Picker {
    public init(
        selection: SwiftUIDeclarations.Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {}
}

/// - Linux: no effect
nonisolated public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
    init(_inert: Void) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension ProgressView {
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {}
    public init(@ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey) where Label == Text {}
    @_disfavoredOverload public init<S>(_ title: S) where Label == Text, S: StringProtocol {}
}

nonisolated extension ProgressView {
    public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}
    public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}
    public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {}
    public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}
    @_disfavoredOverload public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {}
}

nonisolated extension ProgressView {
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

nonisolated extension ProgressView {
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {}
}
