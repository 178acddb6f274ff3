// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        EmptyView()
    }
    public func navigationTitle(_ title: SwiftUIDeclarations.Binding<String>) -> some View { EmptyView() }
    @_disfavoredOverload public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { EmptyView() }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
    public func navigationTitle(_ title: Text) -> some View { EmptyView() }
    public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { EmptyView() }
    public func navigationDocument(_ url: URL) -> some View { EmptyView() }
    public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle { EmptyView() }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        EmptyView()
    }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { EmptyView() }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { EmptyView() }
    @_disfavoredOverload public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View where S: StringProtocol
    { EmptyView() }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { EmptyView() }
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        EmptyView()
    }
    @_disfavoredOverload public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
        EmptyView()
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
    public func navigationBarTitle(_ title: Text) -> some View { EmptyView() }
    public func navigationBarHidden(_ hidden: Bool) -> some View { EmptyView() }
    public func navigationDestination<V>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View { EmptyView() }
    public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
    where D: Hashable, C: View { EmptyView() }
    public func navigationBarItems<T>(trailing: T) -> some View where T: View { EmptyView() }
    public func navigationBarItems<L>(leading: L) -> some View where L: View { EmptyView() }
    public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View { EmptyView() }
}
