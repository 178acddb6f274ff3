import Foundation

/// Where the edit menu of a ``UIEditMenuInteraction`` is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// - Parameter identifier: nil makes a UUID.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down where the menu has room above, else up.
    case automatic = 0
    /// The menu stands below its rectangle.
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}
