// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    @_disfavoredOverload public func help<S>(_ text: S) -> some View where S: StringProtocol { EmptyView() }
    public func help(_ text: Text) -> some View { EmptyView() }
    public func help(_ textKey: LocalizedStringKey) -> some View { EmptyView() }
    public func handlesExternalEvents(preferring: Swift.Set<String>, allowing: Swift.Set<String>) -> some View {
        EmptyView()
    }
    public func hidden() -> some View { EmptyView() }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { EmptyView() }
    public func hueRotation(_ angle: Angle) -> some View { EmptyView() }
    public func headerProminence(_ prominence: Prominence) -> some View { EmptyView() }
    public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        EmptyView()
    }
}
