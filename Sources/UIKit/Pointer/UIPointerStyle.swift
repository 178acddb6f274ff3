import Foundation
internal import HostInterface

/// The appearance of the pointer in a region: one of the desktop's own shapes.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    let cursor: HostCursor

    init(cursor: HostCursor) {
        self.cursor = cursor
        super.init()
    }

    /// Creates a style with a shape. Beams are the desktop's pointer over text; a desktop has no other of these shapes
    /// and shows its arrow for them.
    ///
    /// - Parameter axes: without an effect: the pointer is where the mouse is.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(cursor: shape.cursor)
    }

    /// Creates a style with an effect, which the desktop's pointer does not have: it keeps its arrow, or has the shape.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(cursor: shape?.cursor ?? .arrow)
    }

    /// Shapes beside the pointer, which are not shown; empty by default.
    open var accessories: [UIPointerAccessory] = []

    /// Returns a style that shows no pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }

    /// Returns the desktop's arrow.
    open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerStyle(cursor: cursor)
        copy.accessories = accessories
        return copy
    }
}
