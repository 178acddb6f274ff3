// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    init(_inert: Void) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
    where S: StringProtocol {}
    public init(@ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(_ title: Text, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
    public var body: some Scene { return InertContent() }
}

nonisolated extension WindowGroup {
    public init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<D, C>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<S, D, C>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    }
    public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<D, C>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<S, D, C>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D?>) -> C
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    }
    public init<D, C>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<S, D, C>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C, defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    }
    public init<D, C>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<D, C>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {}
    @_disfavoredOverload public init<S, D, C>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (SwiftUIDeclarations.Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
    }
}
