// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func menuOrder(_ order: MenuOrder) -> some View { EmptyView() }
    public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { EmptyView() }
    public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    where Mask: View { EmptyView() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
    public func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable { EmptyView() }
    public func monospaced(_ isActive: Bool = true) -> some View { EmptyView() }
    public func monospacedDigit() -> some View { EmptyView() }
    public func menuIndicator(_ visibility: Visibility) -> some View { EmptyView() }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { EmptyView() }
    public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { EmptyView() }
    public func moveDisabled(_ isDisabled: Bool) -> some View { EmptyView() }
}
