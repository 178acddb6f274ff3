import Foundation

/// A small shape beside the pointer. A desktop draws its pointers itself: accessories are kept in the style and not
/// shown.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// A place around the pointer.
    public struct Position: Sendable, Equatable {
        /// The distance of an accessory if none is given. // unverified
        public static let defaultOffset: CGFloat = 14
        /// The distance from the pointer in points.
        public var offset: CGFloat
        /// In radians, clockwise from the top.
        public var angle: CGFloat

        /// Creates a place, by default above the pointer.
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            (self.offset, self.angle) = (offset, angle)
        }

        private static func eighths(_ count: CGFloat) -> Position { Position(angle: count * .pi / 4) }

        /// Above the pointer.
        public static var top: Position { eighths(0) }
        /// Above the pointer to the right.
        public static var topRight: Position { eighths(1) }
        /// Right of the pointer.
        public static var right: Position { eighths(2) }
        /// Below the pointer to the right.
        public static var bottomRight: Position { eighths(3) }
        /// Below the pointer.
        public static var bottom: Position { eighths(4) }
        /// Below the pointer to the left.
        public static var bottomLeft: Position { eighths(5) }
        /// Left of the pointer.
        public static var left: Position { eighths(6) }
        /// Above the pointer to the left.
        public static var topLeft: Position { eighths(7) }
    }

    /// The shape of the accessory.
    public private(set) var shape = UIPointerShape.path(UIBezierPath())
    /// The place of the accessory.
    open private(set) var position = Position()

    /// Whether the shape is turned by the angle of its position; the default is false.
    open var orientationMatchesAngle = false

    public override init() {
        super.init()
    }

    /// Creates an accessory with a shape at a place.
    public convenience init(_ shape: UIPointerShape, position: Position) {
        self.init()
        (self.shape, self.position) = (shape, position)
    }

    /// Returns an arrow that points away from the pointer.
    public class func arrow(_ position: Position) -> Self {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -4))
        path.addLine(to: CGPoint(x: 4, y: 3))
        path.addLine(to: CGPoint(x: -4, y: 3))
        path.close()
        let arrow = newObject()
        (arrow.shape, arrow.position) = (.path(path), position)
        arrow.orientationMatchesAngle = true
        return arrow
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.newObject()
        (copy.shape, copy.position) = (shape, position)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }
}
