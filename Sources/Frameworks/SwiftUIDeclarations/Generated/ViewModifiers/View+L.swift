// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func listItemTint(_ tint: Color?) -> some View { EmptyView() }
    public func listItemTint(_ tint: ListItemTint?) -> some View { EmptyView() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { EmptyView() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { EmptyView() }
    public func labelsHidden() -> some View { EmptyView() }
    public func listStyle<S>(_ style: S) -> some View where S: ListStyle { EmptyView() }
    public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { EmptyView() }
    public func listRowBackground<V>(_ view: V?) -> some View where V: View { EmptyView() }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { EmptyView() }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        EmptyView()
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { EmptyView() }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { EmptyView() }
    public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle { EmptyView() }
    public func luminanceToAlpha() -> some View { EmptyView() }
    public func layoutPriority(_ value: Double) -> some View { EmptyView() }
    public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey { EmptyView() }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { EmptyView() }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { EmptyView() }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { EmptyView() }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { EmptyView() }
    public func lineLimit(_ number: Int?) -> some View { EmptyView() }
}
