// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func toolbarRole(_ role: ToolbarRole) -> some View { EmptyView() }
    @_disfavoredOverload public func tint(_ tint: Color?) -> some View { EmptyView() }
    public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { EmptyView() }
    public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { EmptyView() }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { EmptyView() }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { EmptyView() }
    public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { EmptyView() }
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { EmptyView() }
    public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
    where Content: CustomizableToolbarContent { EmptyView() }
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { EmptyView() }
    public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View { EmptyView() }
    public func textCase(_ textCase: Text.Case?) -> some View { EmptyView() }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView() }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { EmptyView() }
    public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { EmptyView() }
    public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
        -> some View where K: PreferenceKey
    { EmptyView() }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        EmptyView()
    }
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { EmptyView() }
    public func tracking(_ tracking: CGFloat) -> some View { EmptyView() }
    public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { EmptyView() }
    public func tag<V>(_ tag: V) -> some View where V: Hashable { EmptyView() }
    public func transition(_ t: AnyTransition) -> some View { EmptyView() }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { EmptyView() }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        EmptyView()
    }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { EmptyView() }
    public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
        EmptyView()
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { EmptyView() }
    public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey { EmptyView() }
    public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View { EmptyView() }
    public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { EmptyView() }
}
