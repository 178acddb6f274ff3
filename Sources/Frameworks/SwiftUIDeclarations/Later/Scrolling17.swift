import UIKit

/// - Linux: no effect
nonisolated public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// - Linux: no effect
nonisolated public struct ScrollTargetBehaviorContext: Sendable {
    init(_inert: Void) {}

    public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero) }

    public var velocity: CGVector { .zero }

    public var contentSize: CGSize { .zero }

    public var containerSize: CGSize { .zero }

    public var axes: Axis.Set { [] }
}

/// - Linux: works
nonisolated public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// - Linux: no effect
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// - Linux: no effect
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// - Linux: no effect
    public struct LimitBehavior: Sendable {
        init(_inert: Void) {}

        public static var automatic: LimitBehavior { LimitBehavior(_inert: ()) }
        public static var always: LimitBehavior { LimitBehavior(_inert: ()) }
        public static var never: LimitBehavior { LimitBehavior(_inert: ()) }
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }
}

/// - Linux: no effect
nonisolated public struct ScrollPosition: Equatable, Sendable {
    public init<ID>(idType: ID.Type = Never.self) where ID: Hashable, ID: Sendable {}

    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public init(edge: Edge) {}

    public init(point: CGPoint) {}

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

    public mutating func scrollTo(edge: Edge) {}

    public mutating func scrollTo(point: CGPoint) {}

    public mutating func scrollTo(x: CGFloat, y: CGFloat) {}

    public mutating func scrollTo(x: CGFloat) {}

    public mutating func scrollTo(y: CGFloat) {}

    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { nil }
    public var point: CGPoint? { nil }

    public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { nil }
}
