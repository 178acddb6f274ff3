// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct FillStyle: Equatable, Sendable {
    init(_inert: Void) {}
    public var isEOFilled: Bool = false
    public var isAntialiased: Bool = false
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// - Linux: no effect
nonisolated public struct ForegroundStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct FormStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Content: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    public var content: FormStyleConfiguration.Content { FormStyleConfiguration.Content(_inert: ()) }
}
