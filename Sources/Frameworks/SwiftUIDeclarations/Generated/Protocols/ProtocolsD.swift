// Written by scripts/generate-swiftui.

import UIKit
import UniformTypeIdentifiers

/// - Linux: no effect
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DatePickerStyleConfiguration
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle(_inert: ()) }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle(_inert: ()) }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle(_inert: ()) }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle(_inert: ()) }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle(_inert: ()) }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

nonisolated extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { false }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// - Linux: no effect
public protocol DynamicProperty {
    mutating func update()
}

nonisolated extension DynamicProperty {
    public mutating func update() {}
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent { self }
}

nonisolated extension DynamicViewContent {
    public func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent { self }
}

nonisolated extension DynamicViewContent {
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }
}
