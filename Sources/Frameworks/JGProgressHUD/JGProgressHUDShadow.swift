import UIKit

/// The shadow around the panel of a HUD.
/// - Linux: works
@preconcurrency @MainActor
open class JGProgressHUDShadow: NSObject {
    public let color: UIColor
    public let offset: CGSize
    /// How far the shadow is blurred, in points.
    public let radius: CGFloat
    /// From 0 to 1.
    public let opacity: Float

    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.color, self.offset, self.radius, self.opacity) = (color, offset, radius, opacity)
        super.init()
    }
}
