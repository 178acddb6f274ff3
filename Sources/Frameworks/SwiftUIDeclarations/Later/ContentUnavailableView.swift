/// - Linux: no effect
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
    public typealias Body = Never

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

nonisolated extension ContentUnavailableView
where Label == SwiftUIDeclarations.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {}

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}

    @_disfavoredOverload public init<S>(_ title: S, image name: String, description: Text? = nil)
    where S: StringProtocol {}

    @_disfavoredOverload public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
    where S: StringProtocol {}
}

/// - Linux: no effect
nonisolated public struct SearchUnavailableContent {
    /// - Linux: no effect
    public struct Label: View {
        public typealias Body = Never
    }

    /// - Linux: no effect
    public struct Description: View {
        public typealias Body = Never
    }

    /// - Linux: no effect
    public struct Actions: View {
        public typealias Body = Never
    }
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { Self(label: { Label() }, description: { Description() }, actions: { Actions() }) }

    public static func search(text: String) -> Self { search }
}
