import Foundation
internal import HostInterface

/// A shape of the pointer. A desktop has a pointer over text, which it shows for the beams; for the others it shows its
/// arrow.
public enum UIPointerShape {
    /// A path, with the pointer's position at (0, 0).
    case path(UIBezierPath)
    /// A rectangle with round corners, with the pointer's position at (0, 0).
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The pointer over text. The desktop determines its length.
    case verticalBeam(length: CGFloat)
    /// The pointer over vertical text. The desktop shows its pointer over text.
    case horizontalBeam(length: CGFloat)

    /// The radius of a rectangle if none is given. // unverified
    public static let defaultCornerRadius: CGFloat = 8

    var cursor: HostCursor {
        switch self {
        case .verticalBeam, .horizontalBeam: .verticalBeam
        case .path, .roundedRect: .arrow
        }
    }
}
