// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { EmptyView() }
    public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { EmptyView() }
    public func grayscale(_ amount: Double) -> some View { EmptyView() }
    public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        EmptyView()
    }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { EmptyView() }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { EmptyView() }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { EmptyView() }
    public func gridCellColumns(_ count: Int) -> some View { EmptyView() }
}
