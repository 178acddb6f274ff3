// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    init(_inert: Void) {}
}

nonisolated extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {}
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {}
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {}
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {}
}

nonisolated extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View { return EmptyView() }
}

nonisolated extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    public init<C, E>(
        _ root: SwiftUIDeclarations.Binding<E>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<E>) -> Leaf
    )
    where
        Data == SwiftUIDeclarations.Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
        E: Identifiable, E == C.Element
    {}
    public init<C, E>(
        _ data: SwiftUIDeclarations.Binding<C>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<E>) -> Leaf
    )
    where
        Data == SwiftUIDeclarations.Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection,
        E: Identifiable, E == C.Element
    {}
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public init<C, E>(
        _ root: SwiftUIDeclarations.Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<E>) -> Leaf
    ) where Data == SwiftUIDeclarations.Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {}
    public init<C, E>(
        _ data: SwiftUIDeclarations.Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<E>) -> Leaf
    ) where Data == SwiftUIDeclarations.Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {}
}

/// - Linux: no effect
nonisolated public struct OutlineSubgroupChildren: View, Sendable {
    init(_inert: Void) {}
    public typealias Body = Never
}
