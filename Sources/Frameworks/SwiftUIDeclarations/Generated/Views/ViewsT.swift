// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    init(_inert: Void) {}
    public init(selection: SwiftUIDeclarations.Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {}
}

/// - Linux: no effect
nonisolated public struct Text: Equatable, View, Sendable {
    init(_inert: Void) {}
    public init(verbatim content: String) {}
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
}

nonisolated extension Text {
    public init(_ image: SwiftUIDeclarations.Image) {}
}

nonisolated extension Text {
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {}
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {}
}

nonisolated extension Text {
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
}

nonisolated extension Text {
    /// - Linux: no effect
    nonisolated public struct DateStyle: Equatable, Codable, Sendable {
        init(_inert: Void) {}
        public static var time: Text.DateStyle { Text.DateStyle(_inert: ()) }
        public static var date: Text.DateStyle { Text.DateStyle(_inert: ()) }
        public static var relative: Text.DateStyle { Text.DateStyle(_inert: ()) }
        public static var offset: Text.DateStyle { Text.DateStyle(_inert: ()) }
        public static var timer: Text.DateStyle { Text.DateStyle(_inert: ()) }
    }

    public init(_ date: Date, style: Text.DateStyle) {}
    public init(_ dates: ClosedRange<Date>) {}
    public init(_ interval: DateInterval) {}
}

nonisolated extension Text {
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {}
}

nonisolated extension Text {
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
}

nonisolated extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

nonisolated extension Text {
    public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

nonisolated extension Text {
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
}

nonisolated extension Text {
    /// - Linux: no effect
    nonisolated public enum TruncationMode: Equatable, Hashable, Sendable {
        case head
        case tail
        case middle
    }

    /// - Linux: no effect
    nonisolated public enum Case: Equatable, Hashable, Sendable {
        case uppercase
        case lowercase
    }

}

nonisolated extension Text {
    /// - Linux: no effect
    nonisolated public struct LineStyle: Hashable, Sendable {
        init(_inert: Void) {}
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {}
        /// - Linux: no effect
        nonisolated public struct Pattern: Sendable {
            init(_inert: Void) {}
            public static var solid: Text.LineStyle.Pattern { Text.LineStyle.Pattern(_inert: ()) }
            public static var dot: Text.LineStyle.Pattern { Text.LineStyle.Pattern(_inert: ()) }
            public static var dash: Text.LineStyle.Pattern { Text.LineStyle.Pattern(_inert: ()) }
            public static var dashDot: Text.LineStyle.Pattern { Text.LineStyle.Pattern(_inert: ()) }
            public static var dashDotDot: Text.LineStyle.Pattern { Text.LineStyle.Pattern(_inert: ()) }
        }

        public static var single: Text.LineStyle { Text.LineStyle(_inert: ()) }
        public init?(nsUnderlineStyle: NSUnderlineStyle) {}
    }

}

nonisolated extension Text {
    public typealias Body = Never
}

nonisolated extension Text {
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        self
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        self
    }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

nonisolated extension Text {
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { self }
}

nonisolated extension Text {
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {}
}

/// - Linux: no effect
nonisolated public struct TextEditor: View, Sendable {
    init(_inert: Void) {}
    public init(text: SwiftUIDeclarations.Binding<String>) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct TextField<Label>: View where Label: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, axis: Axis) {}
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, prompt: Text?, axis: Axis) {}
    @_disfavoredOverload public init<S>(_ title: S, text: SwiftUIDeclarations.Binding<String>, axis: Axis)
    where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, text: SwiftUIDeclarations.Binding<String>, prompt: Text?, axis: Axis
    ) where S: StringProtocol {}
}

nonisolated extension TextField {
    public init(
        text: SwiftUIDeclarations.Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, prompt: Text?) {}
    @_disfavoredOverload public init<S>(_ title: S, text: SwiftUIDeclarations.Binding<String>, prompt: Text?)
    where S: StringProtocol {}
}

nonisolated extension TextField {
    public init(text: SwiftUIDeclarations.Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>) {}
    @_disfavoredOverload public init<S>(_ title: S, text: SwiftUIDeclarations.Binding<String>) where S: StringProtocol {
    }
}

nonisolated extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, text: SwiftUIDeclarations.Binding<String>, onCommit: @escaping () -> Void
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, text: SwiftUIDeclarations.Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, text: SwiftUIDeclarations.Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(
        _ title: S, text: SwiftUIDeclarations.Binding<String>, onCommit: @escaping () -> Void
    ) where S: StringProtocol {}
}

nonisolated extension TextField where Label == Text {
    public init<F>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}
    @_disfavoredOverload public init<S, F>(
        _ title: S, value: SwiftUIDeclarations.Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {}
    public init<F>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}
    @_disfavoredOverload public init<S, F>(
        _ title: S, value: SwiftUIDeclarations.Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {}
}

nonisolated extension TextField {
    public init<F>(
        value: SwiftUIDeclarations.Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}
    public init<F>(
        value: SwiftUIDeclarations.Binding<F.FormatInput>, format: F, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {}
}

nonisolated extension TextField where Label == Text {
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter, prompt: Text?
    ) {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter, prompt: Text?
    ) where S: StringProtocol {}
}

nonisolated extension TextField {
    public init<V>(
        value: SwiftUIDeclarations.Binding<V>, formatter: Formatter, prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension TextField where Label == Text {
    public init<V>(_ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter) {}
    @_disfavoredOverload public init<S, V>(_ title: S, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter)
    where S: StringProtocol {}
}

nonisolated extension TextField where Label == Text {
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {}
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {}
    public init<V>(
        _ titleKey: LocalizedStringKey, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) where S: StringProtocol {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, value: SwiftUIDeclarations.Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Context: Sendable {
        init(_inert: Void) {}
        /// - Linux: no effect
        nonisolated public enum Cadence: Comparable, Hashable {
            case live
            case seconds
            case minutes
            public static func < (
                a: TimelineView<Schedule, Content>.Context.Cadence, b: TimelineView<Schedule, Content>.Context.Cadence
            ) -> Bool { false }
        }

        public var date: Date { Date() }
        public var cadence: TimelineView<Schedule, Content>.Context.Cadence {
            TimelineView<Schedule, Content>.Context.Cadence.live
        }
    }

}

nonisolated extension TimelineView: View where Content: View {
    public typealias Body = Never
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
    @_disfavoredOverload public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) {}
}

nonisolated extension TimelineView.Context {
    public func invalidateTimelineContent() {}
}

/// - Linux: no effect
nonisolated public struct Toggle<Label>: View where Label: View {
    init(_inert: Void) {}
    public init(isOn: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<C>(
        sources: C, isOn: KeyPath<C.Element, SwiftUIDeclarations.Binding<Bool>>, @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {}
}

nonisolated extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: SwiftUIDeclarations.Binding<Bool>) {}
    @_disfavoredOverload public init<S>(_ title: S, isOn: SwiftUIDeclarations.Binding<Bool>) where S: StringProtocol {}
    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, SwiftUIDeclarations.Binding<Bool>>
    ) where C: RandomAccessCollection {}
    @_disfavoredOverload public init<S, C>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, SwiftUIDeclarations.Binding<Bool>>
    ) where S: StringProtocol, C: RandomAccessCollection {}
}
