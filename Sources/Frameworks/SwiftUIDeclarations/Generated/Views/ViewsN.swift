// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    init(_inert: Void) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(
        isActive: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    public init<V>(
        tag: V, selection: SwiftUIDeclarations.Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {}
    public var body: some View { return EmptyView() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, isActive: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder label: () -> Label)
    {}
    public init<V>(
        destination: Destination, tag: V, selection: SwiftUIDeclarations.Binding<V?>, @ViewBuilder label: () -> Label
    ) where V: Hashable {}
}

nonisolated extension NavigationLink where Destination == Never {
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}
    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {}
    @_disfavoredOverload public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {}
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Decodable, P: Encodable, P: Hashable {}
    public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable {}
    @_disfavoredOverload public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {}
}

nonisolated extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol {}
    public init(
        _ titleKey: LocalizedStringKey, isActive: SwiftUIDeclarations.Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {}
    @_disfavoredOverload public init<S>(
        _ title: S, isActive: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol {}
    public init<V>(
        _ titleKey: LocalizedStringKey, tag: V, selection: SwiftUIDeclarations.Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) where V: Hashable {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, tag: V, selection: SwiftUIDeclarations.Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol, V: Hashable {}
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
    @_disfavoredOverload public init<S>(_ title: S, destination: Destination) where S: StringProtocol {}
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: SwiftUIDeclarations.Binding<Bool>) {
    }
    @_disfavoredOverload public init<S>(
        _ title: S, destination: Destination, isActive: SwiftUIDeclarations.Binding<Bool>
    ) where S: StringProtocol {}
    public init<V>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: SwiftUIDeclarations.Binding<V?>
    ) where V: Hashable {}
    @_disfavoredOverload public init<S, V>(
        _ title: S, destination: Destination, tag: V, selection: SwiftUIDeclarations.Binding<V?>
    ) where S: StringProtocol, V: Hashable {}
}

nonisolated extension NavigationLink {
    public func isDetailLink(_ isDetailLink: Bool) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
    init(_inert: Void) {}
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public init(
        columnVisibility: SwiftUIDeclarations.Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
    public init(
        columnVisibility: SwiftUIDeclarations.Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct NavigationStack<Data, Root>: View where Root: View {
    init(_inert: Void) {}
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: SwiftUIDeclarations.Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {}
    public init(path: SwiftUIDeclarations.Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct NavigationView<Content>: View where Content: View {
    init(_inert: Void) {}
    public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
}
