import UIKit

// Modifiers since iOS 17.

nonisolated extension View {
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { EmptyView() }

    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { EmptyView() }

    public func scrollTarget(isEnabled: Bool = true) -> some View { EmptyView() }

    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { EmptyView() }

    public func scrollPosition(initialAnchor: UnitPoint?) -> some View { EmptyView() }

    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        EmptyView()
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { EmptyView() }

    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { EmptyView() }

    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { EmptyView() }

    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { EmptyView() }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { EmptyView() }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { EmptyView() }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        EmptyView()
    }

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { EmptyView() }

    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { EmptyView() }

    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { EmptyView() }

    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { EmptyView() }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { EmptyView() }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }

    public func safeAreaPadding(_ length: CGFloat) -> some View { EmptyView() }

    public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect)
        -> some View
    { EmptyView() }

    public func geometryGroup() -> some View { EmptyView() }

    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View where T: Equatable, T: Sendable { EmptyView() }

    public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View where T: Equatable, T: Sendable { EmptyView() }
}
