import Foundation

/// How a corner of a view is rounded: with a radius in points, or with one that follows from the view's container.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    enum Kind: Hashable {
        case fixed(Double)
        /// Half of the shorter side.
        case capsule
        case containerConcentric(minimum: CGFloat?)
    }

    let kind: Kind

    static let capsule = UICornerRadius(kind: .capsule)

    /// Returns a radius in points. At most half of the view's shorter side is used.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// Returns a radius with which the corner has the same center as that of the container: the nearest ancestor with a
    /// corner configuration. It is smaller by the distance of the view from the container's edges, of the lesser one
    /// where the two differ (unverified). Without a container it is `minimum`: windows have no round corners here.
    ///
    /// - Parameter minimum: The least radius, in points; nil for 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum))
    }

    private init(kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(value) }

    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

    public var description: String {
        switch kind {
        case .fixed(let radius): ".fixed(radius: \(radius))"
        case .capsule: ".capsule"
        case .containerConcentric(nil): ".containerConcentric"
        case .containerConcentric(let minimum?): ".containerConcentric(minimumRadius: \(Double(minimum)))"
        }
    }
}
