import Foundation
internal import HostInterface

/// The appearance of the pointer in a region: one of the desktop's own shapes.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let cursor: HostCursor

    init(cursor: HostCursor) {
        self.cursor = cursor
        super.init()
    }

    /// Creates a style with one of the desktop's shapes.
    public convenience init(shape: UIPointerShape) {
        switch shape {
        case .verticalBeam: self.init(cursor: .verticalBeam)
        }
    }

    /// Returns a style that shows no pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(cursor: .hidden) }

    /// Returns the desktop's arrow.
    open class func system() -> UIPointerStyle { UIPointerStyle(cursor: .arrow) }
}

/// The pointer shapes that desktops have; UIKit's other shapes are not supported.
public enum UIPointerShape {
    /// The pointer over text. The desktop determines its length.
    case verticalBeam(length: CGFloat)
}
