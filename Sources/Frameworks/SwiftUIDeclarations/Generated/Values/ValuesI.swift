// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    init(_inert: Void) {}
    public static var allCases: [InterfaceOrientation] { [] }
    public var id: String { "" }
    public static var portrait: InterfaceOrientation { InterfaceOrientation(_inert: ()) }
    public static var portraitUpsideDown: InterfaceOrientation { InterfaceOrientation(_inert: ()) }
    public static var landscapeLeft: InterfaceOrientation { InterfaceOrientation(_inert: ()) }
    public static var landscapeRight: InterfaceOrientation { InterfaceOrientation(_inert: ()) }
    public typealias AllCases = [InterfaceOrientation]
    public typealias ID = String
}

/// - Linux: no effect
nonisolated public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
    init(_inert: Void) {}
    public init(_ base: Base) {}
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(_inert: ()) }
    public typealias Body = Never
}

nonisolated extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {
}
