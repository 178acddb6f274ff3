// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }
    public func italic(_ isActive: Bool = true) -> some View { EmptyView() }
    public func imageScale(_ scale: SwiftUIDeclarations.Image.Scale) -> some View { EmptyView() }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { EmptyView() }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { EmptyView() }
    public func itemProvider(_ action: Optional<() -> NSItemProvider?>) -> some View { EmptyView() }
    public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { EmptyView() }
}
