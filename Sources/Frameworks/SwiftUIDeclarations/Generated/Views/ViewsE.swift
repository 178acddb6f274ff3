// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct EditButton: View, Sendable {
    init(_inert: Void) {}
    public init() {}
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct EditableCollectionContent<Content, Data> {
    init(_inert: Void) {}
}

nonisolated extension EditableCollectionContent: View where Content: View {
    public var body: some View { return EmptyView() }
}

/// - Linux: no effect
nonisolated public struct EmptyView: View, Sendable {
    init(_inert: Void) {}
    public init() {}
    public typealias Body = Never
}

/// - Linux: no effect
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    init(_inert: Void) {}
    public init(content: Content) {}
    public typealias Body = Never
}
