// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func defaultAppStorage(_ store: UserDefaults) -> some View { EmptyView() }
    public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle { EmptyView() }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { EmptyView() }
    public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        EmptyView()
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        EmptyView()
    }
    public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { EmptyView() }
    public func disableAutocorrection(_ disable: Bool?) -> some View { EmptyView() }
    public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { EmptyView() }
}
