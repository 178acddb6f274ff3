// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { EmptyView() }
    @_disfavoredOverload public func badge<S>(_ label: S?) -> some View where S: StringProtocol { EmptyView() }
    public func badge(_ key: LocalizedStringKey?) -> some View { EmptyView() }
    public func badge(_ label: Text?) -> some View { EmptyView() }
    public func badge(_ count: Int) -> some View { EmptyView() }
    public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { EmptyView() }
    public func bold(_ isActive: Bool = true) -> some View { EmptyView() }
    public func blendMode(_ blendMode: SwiftUIDeclarations.BlendMode) -> some View { EmptyView() }
    public func brightness(_ amount: Double) -> some View { EmptyView() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
    public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle { EmptyView() }
    public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: InsettableShape { EmptyView() }
    public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: InsettableShape {
        EmptyView()
    }
    public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: SwiftUIDeclarations.Shape { EmptyView() }
    public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: SwiftUIDeclarations.Shape { EmptyView() }
    public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { EmptyView() }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { EmptyView() }
    public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    @_disfavoredOverload public func background<Background>(_ background: Background, alignment: Alignment = .center)
        -> some View where Background: View
    { EmptyView() }
    public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { EmptyView() }
    public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { EmptyView() }
    @_disfavoredOverload public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View { EmptyView() }
    public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View { EmptyView() }
}
