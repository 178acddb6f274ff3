import UIKit

/// The view from a node to its front. It keeps its values.
/// - Linux: works
open class SCNCamera: NSObject, SCNAnimatable {
    /// A name for searches; nil by default.
    open var name: String?
    /// The angle that is seen, in degrees; 60 by default.
    open var fieldOfView: CGFloat = 60
    /// The direction of the angle; vertical by default.
    open var projectionDirection = SCNCameraProjectionDirection.vertical
    /// Where what is seen begins; 1 by default.
    open var zNear = 1.0
    /// Where what is seen ends; 100 by default.
    open var zFar = 100.0
    /// Whether all that is there is seen; false by default.
    open var automaticallyAdjustsZRange = false
    /// Whether what is far is as large as what is near; false by default.
    open var usesOrthographicProjection = false
    /// Half of the size that is seen then; 1 by default.
    open var orthographicScale = 1.0
    /// Whether there is one distance that is sharp; false by default.
    open var wantsDepthOfField = false
    /// Whether exposure is computed; false by default.
    open var wantsHDR = false
    /// The categories that are seen; all by default.
    open var categoryBitMask = -1
}

/// The direction of a camera's angle.
/// - Linux: no effect
public enum SCNCameraProjectionDirection: Int, Sendable {
    /// In height.
    case vertical = 0
    /// In width.
    case horizontal = 1
}
