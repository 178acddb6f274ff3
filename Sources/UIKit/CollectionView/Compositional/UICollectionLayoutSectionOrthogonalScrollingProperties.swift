/// How a section that scrolls across the layout moves.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// How fast scrolling slows down after a drag.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of scroll views, but for sections that come to rest at one of the next groups: these are fast.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The default of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A rate with which the content comes to rest early.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether a section can be dragged past the edges of its content, to which it returns.
    public enum Bounce: Int, Sendable {
        /// If its content is longer than the section.
        case automatic = 0
        /// However short its content is.
        case always = 1
        /// It stops at the edges.
        case never = 2
    }

    /// The default is `automatic`.
    open var decelerationRate = DecelerationRate.automatic
    /// The default is `automatic`.
    open var bounce = Bounce.automatic

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}
