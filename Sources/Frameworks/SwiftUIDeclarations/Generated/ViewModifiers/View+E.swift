// Written by scripts/generate-swiftui.

import Combine
import UIKit

nonisolated extension View {
    public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject { EmptyView() }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EmptyView()
    }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { EmptyView() }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView<Self>(_inert: ()) }
}
