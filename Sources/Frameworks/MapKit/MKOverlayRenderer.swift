import CoreLocation
import UIKit

/// - Linux: works
///
/// Draws an overlay. The map view asks for no renderers, since it shows no map; a program can draw with one itself.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var blendMode = CGBlendMode.normal

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }

    /// A renderer that draws nothing.
    public convenience override init() {
        self.init(overlay: MKPolyline())
    }

    open var contentScaleFactor: CGFloat { 1 }

    /// Renderers draw relative to the origin of the overlay's rectangle, in map points.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// - Linux: no effect
    open func setNeedsDisplay() {}

    /// - Linux: no effect
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}

    /// - Linux: no effect
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

/// Returns the width of a road in map points: 16 points of the screen. Apple's number is unverified.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 16 / zoomScale }
