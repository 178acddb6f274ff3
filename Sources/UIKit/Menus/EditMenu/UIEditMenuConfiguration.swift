import Foundation

/// The position of the edit menu of a ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Names the menu to the delegate: the initializer's, or a UUID.
    public let identifier: any NSCopying
    /// The point in the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// Where the arrow points, if there is room. The default lets the menu decide.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration for a menu at a point of the interaction's view.
    ///
    /// - Parameter identifier: nil creates a UUID.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down if there is room for the menu above, otherwise up.
    case automatic = 0
    /// The arrow points up: the menu is below its rectangle.
    case up = 1
    /// The arrow points down: the menu is above its rectangle.
    case down = 2
    /// The arrow points to the left: the menu is to the right of its rectangle.
    case left = 3
    /// The arrow points to the right: the menu is to the left of its rectangle.
    case right = 4
}
