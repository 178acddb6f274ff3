import Foundation
internal import HostInterface

/// What the pointer looks like in a region: one of the desktop's own shapes.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let cursor: HostCursor

    init(cursor: HostCursor) {
        self.cursor = cursor
        super.init()
    }

    public convenience init(shape: UIPointerShape) {
        switch shape {
        case .verticalBeam: self.init(cursor: .verticalBeam)
        }
    }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }

    /// The desktop's arrow.
    open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }
}

/// Shapes that the desktop has; UIKit's others would have to be drawn.
public enum UIPointerShape {
    /// The pointer over text. Its length is the desktop's.
    case verticalBeam(length: CGFloat)
}
