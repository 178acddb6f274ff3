// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { EmptyView() }
    public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey { EmptyView() }
    public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { EmptyView() }
    public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { EmptyView() }
    public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    public func popover<Content>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { EmptyView() }
    public func popover<Item, Content>(
        item: SwiftUIDeclarations.Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { EmptyView() }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { EmptyView() }
    public func previewDisplayName(_ value: String?) -> some View { EmptyView() }
    public func previewLayout(_ value: PreviewLayout) -> some View { EmptyView() }
    public func previewDevice(_ value: PreviewDevice?) -> some View { EmptyView() }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    public func position(_ position: CGPoint) -> some View { EmptyView() }
    public func padding(_ length: CGFloat) -> some View { EmptyView() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
    public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
    public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { EmptyView() }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { EmptyView() }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { EmptyView() }
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { EmptyView() }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { EmptyView() }
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        EmptyView()
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { EmptyView() }
    public func presentationDetents(
        _ detents: Swift.Set<PresentationDetent>, selection: SwiftUIDeclarations.Binding<PresentationDetent>
    ) -> some View { EmptyView() }
    public func presentationDetents(_ detents: Swift.Set<PresentationDetent>) -> some View { EmptyView() }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { EmptyView() }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { EmptyView() }
}
