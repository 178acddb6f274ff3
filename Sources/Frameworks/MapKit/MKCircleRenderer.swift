import CoreLocation
import UIKit

/// - Linux: works
///
/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public let circle: MKCircle

    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }

    /// For overlays that are circles.
    public override init(overlay: any MKOverlay) {
        guard let circle = overlay as? MKCircle else { preconditionFailure("The overlay is not a circle.") }
        self.circle = circle
        super.init(overlay: overlay)
    }

    /// A renderer that draws nothing.
    public convenience init() {
        self.init(circle: MKCircle())
    }

    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}
