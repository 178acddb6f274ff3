// Written by scripts/generate-swiftui.

import Combine
import UIKit

/// - Linux: no effect
nonisolated public struct ScrollView<Content>: View where Content: View {
    init(_inert: Void) {}
    public var axes: Axis.Set = []
    public var showsIndicators: Bool = false
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes; self.showsIndicators = showsIndicators
    }
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct Section<Parent, Content, Footer> {
    init(_inert: Void) {}
}

nonisolated extension SwiftUIDeclarations.Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

nonisolated extension SwiftUIDeclarations.Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent: View, Content: View, Footer: View {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent == EmptyView, Content: View, Footer: View {
    public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension SwiftUIDeclarations.Section where Parent: View, Content: View, Footer == EmptyView {
    public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

/// - Linux: no effect
nonisolated public struct SecureField<Label>: View where Label: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, prompt: Text?) {}
    @_disfavoredOverload public init<S>(_ title: S, text: SwiftUIDeclarations.Binding<String>, prompt: Text?)
    where S: StringProtocol {}
}

nonisolated extension SecureField {
    public init(text: SwiftUIDeclarations.Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>) {}
    @_disfavoredOverload public init<S>(_ title: S, text: SwiftUIDeclarations.Binding<String>) where S: StringProtocol {
    }
}

nonisolated extension SecureField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, onCommit: @escaping () -> Void
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, text: SwiftUIDeclarations.Binding<String>, onCommit: @escaping () -> Void
    ) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Slider {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider where ValueLabel == EmptyView {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

nonisolated extension Slider where ValueLabel == EmptyView {
    @_disfavoredOverload public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
    @_disfavoredOverload public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

/// - Linux: no effect
nonisolated public struct Spacer: View, Sendable {
    init(_inert: Void) {}
    public var minLength: CGFloat? = nil
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct Stepper<Label>: View where Label: View {
    init(_inert: Void) {}
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Stepper {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {}
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {}
}

nonisolated extension Stepper where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol {}
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {}
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, V: Strideable {}
}

nonisolated extension Stepper {
    public init<F>(
        value: SwiftUIDeclarations.Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
    public init<F>(
        value: SwiftUIDeclarations.Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
}

nonisolated extension Stepper where Label == Text {
    public init<F>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
    @_disfavoredOverload public init<S, F>(
        _ title: S, value: SwiftUIDeclarations.Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
    public init<F>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
    @_disfavoredOverload public init<S, F>(
        _ title: S, value: SwiftUIDeclarations.Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {}
}

nonisolated extension Stepper {
    @_disfavoredOverload public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {}
    @_disfavoredOverload public init<V>(
        value: SwiftUIDeclarations.Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: Strideable {}
    @_disfavoredOverload public init<V>(
        value: SwiftUIDeclarations.Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V: Strideable {}
}

/// - Linux: no effect
nonisolated public struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
    init(_inert: Void) {}
    public var action: (PublisherType.Output) -> Void { { _ in } }
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct _ShapeView<Content, Style>: View where Content: SwiftUIDeclarations.Shape, Style: ShapeStyle {
    init(_inert: Void) {}
    public var fillStyle: FillStyle = FillStyle(_inert: ())
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) { self.fillStyle = fillStyle }
    public typealias Body = Never
}
