// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
    init(_inert: Void) {}
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension SwiftUIDeclarations.Label where Title == Text, Icon == SwiftUIDeclarations.Image {
    public init(_ titleKey: LocalizedStringKey, image name: String) {}
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload public init<S>(_ title: S, image name: String) where S: StringProtocol {}
    @_disfavoredOverload public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {}
}

nonisolated extension SwiftUIDeclarations.Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public init(_ configuration: LabelStyleConfiguration) {}
}

/// - Linux: no effect
nonisolated public struct LabeledContent<Label, Content> {
    init(_inert: Void) {}
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {}
    @_disfavoredOverload public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {}
    public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
    public init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {}
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    public init(_ configuration: LabeledContentStyleConfiguration) {}
}

/// - Linux: no effect
nonisolated public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
    init(_inert: Void) {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct LazyHGrid<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct LazyHStack<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct LazyVGrid<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct LazyVStack<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct Link<Label>: View where Label: View {
    init(_inert: Void) {}
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {}
    @_disfavoredOverload public init<S>(_ title: S, destination: URL) where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    init(_inert: Void) {}
    public init(selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    {}
    public init(selection: SwiftUIDeclarations.Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension List {
    public init<Data, RowContent>(
        _ data: Data, selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {}
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
    public init<RowContent>(
        _ data: Range<Int>, selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {}
    public init<Data, RowContent>(
        _ data: Data, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {}
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
    public init<RowContent>(
        _ data: Range<Int>, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {}
}

nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {}
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {}
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
    public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {}
}

nonisolated extension List {
    @_disfavoredOverload public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {}
    @_disfavoredOverload public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {}
    @_disfavoredOverload public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {}
    @_disfavoredOverload public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {}
}

nonisolated extension List where SelectionValue == Never {
    @_disfavoredOverload public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {}
    @_disfavoredOverload public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {}
}

nonisolated extension List {
    public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<Swift.Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
    public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>, selection: SwiftUIDeclarations.Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
}

nonisolated extension List where SelectionValue == Never {
    public init<Data, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {}
    public init<Data, ID, RowContent>(
        _ data: SwiftUIDeclarations.Binding<Data>, id: KeyPath<Data.Element, ID>,
        children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (SwiftUIDeclarations.Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            SwiftUIDeclarations.Binding<Data>, ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {}
}
