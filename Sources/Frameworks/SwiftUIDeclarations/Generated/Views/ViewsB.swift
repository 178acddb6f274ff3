// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Button<Label>: View where Label: View {
    init(_inert: Void) {}
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: some View { return EmptyView() }
}

nonisolated extension SwiftUIDeclarations.Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {}
    @_disfavoredOverload public init<S>(_ title: S, action: @escaping () -> Void) where S: StringProtocol {}
}

nonisolated extension SwiftUIDeclarations.Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

nonisolated extension SwiftUIDeclarations.Button {
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

nonisolated extension SwiftUIDeclarations.Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {}
    @_disfavoredOverload public init<S>(_ title: S, role: ButtonRole?, action: @escaping () -> Void)
    where S: StringProtocol {}
}
