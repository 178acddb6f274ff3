// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

nonisolated extension ViewModifier {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
    public func animation(_ animation: Animation?) -> some ViewModifier { self }
}
