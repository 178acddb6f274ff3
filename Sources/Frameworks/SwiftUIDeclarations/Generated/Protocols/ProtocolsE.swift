// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}
