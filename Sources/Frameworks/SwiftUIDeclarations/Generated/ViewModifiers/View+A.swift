// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func alert(isPresented: SwiftUIDeclarations.Binding<Bool>, content: () -> Alert) -> some View { EmptyView() }
    public func alert<Item>(item: SwiftUIDeclarations.Binding<Item?>, content: (Item) -> Alert) -> some View
    where Item: Identifiable { EmptyView() }
    public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
        EmptyView()
    }
    public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    @_disfavoredOverload public func accessibilityValue<S>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { EmptyView() }
    @_disfavoredOverload public func animation(_ animation: Animation?) -> some View { EmptyView() }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View { EmptyView() }
    public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View {
        EmptyView()
    }
    public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
        -> some View where ID: Hashable
    { EmptyView() }
    public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
        EmptyView()
    }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityShowsLargeContentViewer() -> some View { EmptyView() }
    public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View
    where V: View { EmptyView() }
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    @_disfavoredOverload public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    @_disfavoredOverload public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func allowsTightening(_ flag: Bool) -> some View { EmptyView() }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { EmptyView() }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { EmptyView() }
    public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value)
        -> some View where Value: Hashable
    { EmptyView() }
    public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey { EmptyView() }
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func alert<E, A, M>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View where E: LocalizedError, A: View, M: View { EmptyView() }
    public func alert<E, A>(isPresented: SwiftUIDeclarations.Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
        -> some View where E: LocalizedError, A: View
    { EmptyView() }
    public func alert<A, M, T>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { EmptyView() }
    @_disfavoredOverload public func alert<S, A, M, T>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }
    public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { EmptyView() }
    public func alert<A, T>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { EmptyView() }
    @_disfavoredOverload public func alert<S, A, T>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View { EmptyView() }
    public func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { EmptyView() }
    public func alert<A, M>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { EmptyView() }
    @_disfavoredOverload public func alert<S, A, M>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }
    public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { EmptyView() }
    public func alert<A>(_ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View where A: View
    { EmptyView() }
    @_disfavoredOverload public func alert<S, A>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View { EmptyView() }
    public func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View { EmptyView() }
}

nonisolated extension View where Self: Equatable {
    public func animation(_ animation: Animation?) -> some View { EmptyView() }
}

nonisolated extension View {
    public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { EmptyView() }
    @_disfavoredOverload public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ()))
    }
    public func accentColor(_ accentColor: Color?) -> some View { EmptyView() }
    public func actionSheet(isPresented: SwiftUIDeclarations.Binding<Bool>, content: () -> ActionSheet) -> some View {
        EmptyView()
    }
    public func actionSheet<T>(item: SwiftUIDeclarations.Binding<T?>, content: (T) -> ActionSheet) -> some View
    where T: Identifiable { EmptyView() }
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    { EmptyView() }
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { EmptyView() }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { EmptyView() }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { EmptyView() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { EmptyView() }
    @_disfavoredOverload public func accessibilityRotor<L>(_ label: L, textRanges: [Range<String.Index>]) -> some View
    where L: StringProtocol { EmptyView() }
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        EmptyView()
    }
    @_disfavoredOverload public func accessibilityRotor<L, EntryModel, ID>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, ID: Hashable { EmptyView() }
    public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { EmptyView() }
    @_disfavoredOverload public func accessibilityRotor<L, EntryModel>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, EntryModel: Identifiable { EmptyView() }
    public func accessibilityRotor<EntryModel>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { EmptyView() }
    @_disfavoredOverload public func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { EmptyView() }
    public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
        -> some View
    { EmptyView() }
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { EmptyView() }
    public func accessibilityRotor<EntryModel, ID>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { EmptyView() }
    public func accessibilityRotor<EntryModel>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { EmptyView() }
    public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable { EmptyView() }
    public func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable { EmptyView() }
    public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    public func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent { EmptyView() }
    @_disfavoredOverload public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
    { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
        EmptyView()
    }
    public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View
    where Label: View { EmptyView() }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(_inert: ())) }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { EmptyView() }
}
