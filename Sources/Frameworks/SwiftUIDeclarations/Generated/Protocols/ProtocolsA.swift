// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Self.Body { get }
}

/// - Linux: no effect
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// - Linux: no effect
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {
}
