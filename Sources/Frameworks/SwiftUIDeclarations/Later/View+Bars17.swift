import UIKit

// Modifiers since iOS 17.

nonisolated extension View {
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { EmptyView() }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { EmptyView() }

    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        EmptyView()
    }

    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle { EmptyView() }

    public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { EmptyView() }

    public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
        -> some View where D: Hashable, C: View
    { EmptyView() }

    public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
        EmptyView()
    }

    public func inspectorColumnWidth(_ width: CGFloat) -> some View { EmptyView() }

    public func listRowSpacing(_ spacing: CGFloat?) -> some View { EmptyView() }

    public func listSectionSpacing(_ spacing: CGFloat) -> some View { EmptyView() }

    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { EmptyView() }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { EmptyView() }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { EmptyView() }

    @_disfavoredOverload public func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol { EmptyView() }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { EmptyView() }

    public func navigationTransition(_ style: some NavigationTransition) -> some View { EmptyView() }

    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { EmptyView() }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { EmptyView() }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { EmptyView() }
}
