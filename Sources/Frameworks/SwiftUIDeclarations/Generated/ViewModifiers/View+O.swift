// Written by scripts/generate-swiftui.

import Combine
import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { EmptyView() }
    public func onDrop(
        of supportedTypes: [String], isTargeted: SwiftUIDeclarations.Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { EmptyView() }
    public func onDrop(
        of supportedTypes: [String], isTargeted: SwiftUIDeclarations.Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { EmptyView() }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: SwiftUIDeclarations.Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { EmptyView() }
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: SwiftUIDeclarations.Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { EmptyView() }
    public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { EmptyView() }
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ())
        -> some View
    { EmptyView() }
    public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    where V: Equatable { EmptyView() }
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { EmptyView() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { EmptyView() }
    public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K: PreferenceKey, K.Value: Equatable { EmptyView() }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        EmptyView()
    }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { EmptyView() }
    public func opacity(_ opacity: Double) -> some View { EmptyView() }
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { EmptyView() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    public func offset(_ offset: CGSize) -> some View { EmptyView() }
    public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: SwiftUIDeclarations.Shape { EmptyView() }
    public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
        EmptyView()
    }
    public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
        EmptyView()
    }
    @_disfavoredOverload public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
    where Overlay: View { EmptyView() }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P: Publisher, P.Failure == Never { EmptyView() }
    public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
    where V: View { EmptyView() }
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { EmptyView() }
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { EmptyView() }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { EmptyView() }
    @_disfavoredOverload public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View { EmptyView() }
    public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View { EmptyView() }
}
