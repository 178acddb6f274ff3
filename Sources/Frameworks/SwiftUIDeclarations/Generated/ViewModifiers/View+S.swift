// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func statusBar(hidden: Bool) -> some View { EmptyView() }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { EmptyView() }
    public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }
    public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }
    @_disfavoredOverload public func searchable<C, T, S>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        suggestedTokens: SwiftUIDeclarations.Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    { EmptyView() }
    public func searchable<C, T>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        suggestedTokens: SwiftUIDeclarations.Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    { EmptyView() }
    public func searchable<C, T>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        suggestedTokens: SwiftUIDeclarations.Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    { EmptyView() }
    @_disfavoredOverload public func searchable<C, T, S>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    { EmptyView() }
    public func searchable<C, T>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        EmptyView()
    }
    public func searchable<C, T>(
        text: SwiftUIDeclarations.Binding<String>, tokens: SwiftUIDeclarations.Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        EmptyView()
    }
    @_disfavoredOverload public func searchable<S>(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol { EmptyView() }
    public func searchable(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { EmptyView() }
    public func searchable(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { EmptyView() }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { EmptyView() }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    { EmptyView() }
    public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View { EmptyView() }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { EmptyView() }
    public func speechAdjustedPitch(_ value: Double) -> some View { EmptyView() }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { EmptyView() }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { EmptyView() }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { EmptyView() }
    public func submitScope(_ isBlocking: Bool = true) -> some View { EmptyView() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { EmptyView() }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        EmptyView()
    }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { EmptyView() }
    public func scrollDisabled(_ disabled: Bool) -> some View { EmptyView() }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { EmptyView() }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { EmptyView() }
    public func saturation(_ amount: Double) -> some View { EmptyView() }
    @_disfavoredOverload public func searchable<V, S>(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View where V: View, S: StringProtocol { EmptyView() }
    public func searchable<S>(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View where S: View { EmptyView() }
    public func searchable<S>(
        text: SwiftUIDeclarations.Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View where S: View { EmptyView() }
    public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View { EmptyView() }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        EmptyView()
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { EmptyView() }
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    { EmptyView() }
    public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable { EmptyView() }
    public func searchCompletion(_ completion: String) -> some View { EmptyView() }
    public func searchScopes<V, S>(
        _ scope: SwiftUIDeclarations.Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View where V: Hashable, S: View { EmptyView() }
    public func searchScopes<V, S>(_ scope: SwiftUIDeclarations.Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    where V: Hashable, S: View { EmptyView() }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { EmptyView() }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { EmptyView() }
    public func scaledToFill() -> some View { EmptyView() }
    public func scaledToFit() -> some View { EmptyView() }
    public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        EmptyView()
    }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { EmptyView() }
    public func sheet<Content>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { EmptyView() }
    public func sheet<Item, Content>(
        item: SwiftUIDeclarations.Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { EmptyView() }
}
