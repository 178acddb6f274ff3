// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: SwiftUIDeclarations.Shape {
        EmptyView()
    }
    public func coordinateSpace<T>(name: T) -> some View where T: Hashable { EmptyView() }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { EmptyView() }
    public func contentTransition(_ transition: ContentTransition) -> some View { EmptyView() }
    public func controlSize(_ controlSize: ControlSize) -> some View { EmptyView() }
    public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle { EmptyView() }
    public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    where S: SwiftUIDeclarations.Shape { EmptyView() }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { EmptyView() }
    public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
    public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
    where S: SwiftUIDeclarations.Shape { EmptyView() }
    public func compositingGroup() -> some View { EmptyView() }
    public func contrast(_ amount: Double) -> some View { EmptyView() }
    public func colorMultiply(_ color: Color) -> some View { EmptyView() }
    public func colorInvert() -> some View { EmptyView() }
    public func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { EmptyView() }
    @_disfavoredOverload public func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }
    public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View { EmptyView() }
    public func confirmationDialog<A, T>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { EmptyView() }
    @_disfavoredOverload public func confirmationDialog<S, A, T>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View { EmptyView() }
    public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View { EmptyView() }
    public func confirmationDialog<A, M>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { EmptyView() }
    @_disfavoredOverload public func confirmationDialog<S, A, M>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View { EmptyView() }
    public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { EmptyView() }
    public func confirmationDialog<A>(
        _ title: Text, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { EmptyView() }
    @_disfavoredOverload public func confirmationDialog<S, A>(
        _ title: S, isPresented: SwiftUIDeclarations.Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View { EmptyView() }
    public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: SwiftUIDeclarations.Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View where A: View { EmptyView() }
    public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Swift.Set<I>) -> M,
        primaryAction: ((Swift.Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View { EmptyView() }
    public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View {
        EmptyView()
    }
    public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
    where M: View, P: View { EmptyView() }
    public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
        EmptyView()
    }
    public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape { EmptyView() }
}
