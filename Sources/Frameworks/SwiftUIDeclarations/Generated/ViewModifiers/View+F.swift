// Written by scripts/generate-swiftui.

import Combine
import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
    public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { EmptyView() }
    public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle { EmptyView() }
    public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { EmptyView() }
    public func fileMover<C>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Swift.Result<[URL], any Error>) -> Void
    ) -> some View where C: Collection, C.Element == URL { EmptyView() }
    public func fileMover(
        isPresented: SwiftUIDeclarations.Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Swift.Result<URL, any Error>) -> Void
    ) -> some View { EmptyView() }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        EmptyView()
    }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        EmptyView()
    }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        EmptyView()
    }
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        EmptyView()
    }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { EmptyView() }
    public func findNavigator(isPresented: SwiftUIDeclarations.Binding<Bool>) -> some View { EmptyView() }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { EmptyView() }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    public func frame() -> some View { EmptyView() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        EmptyView()
    }
    public func formStyle<S>(_ style: S) -> some View where S: FormStyle { EmptyView() }
    public func fontDesign(_ design: Font.Design?) -> some View { EmptyView() }
    public func fontWidth(_ width: Font.Width?) -> some View { EmptyView() }
    public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
    public func font(_ font: Font?) -> some View { EmptyView() }
    public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
    public func fixedSize() -> some View { EmptyView() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
    public func fileImporter(
        isPresented: SwiftUIDeclarations.Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Swift.Result<[URL], any Error>) -> Void
    ) -> some View { EmptyView() }
    public func fileImporter(
        isPresented: SwiftUIDeclarations.Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Swift.Result<URL, any Error>) -> Void
    ) -> some View { EmptyView() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
    public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    where Value: Hashable { EmptyView() }
    public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject { EmptyView() }
    public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject { EmptyView() }
    public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject { EmptyView() }
    public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject { EmptyView() }
    public func fullScreenCover<Content>(
        isPresented: SwiftUIDeclarations.Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { EmptyView() }
    public func fullScreenCover<Item, Content>(
        item: SwiftUIDeclarations.Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { EmptyView() }
}
