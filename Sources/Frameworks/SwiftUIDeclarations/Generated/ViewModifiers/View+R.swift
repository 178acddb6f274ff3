// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { EmptyView() }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        EmptyView()
    }
    public func renameAction(_ action: @escaping () -> Void) -> some View { EmptyView() }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { EmptyView() }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
    public func redacted(reason: RedactionReasons) -> some View { EmptyView() }
}
