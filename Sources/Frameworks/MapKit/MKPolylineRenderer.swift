import CoreLocation
import UIKit

/// - Linux: works
///
/// Draws a polyline.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public let polyline: MKPolyline

    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }

    /// For overlays that are polylines.
    public override init(overlay: any MKOverlay) {
        guard let polyline = overlay as? MKPolyline else { preconditionFailure("The overlay is not a polyline.") }
        self.polyline = polyline
        super.init(overlay: overlay)
    }

    open override func createPath() {
        let lines = CGMutablePath()
        addLines(of: polyline, to: lines, isClosed: false)
        path = lines
    }
}

/// - Linux: works
///
/// Keeps the colors of a line; the line is drawn with the stroke color.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    private var stops: [(color: UIColor, location: CGFloat)] = []

    open var colors: [UIColor] { stops.map(\.color) }

    open var locations: [CGFloat] { stops.map(\.location) }

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        stops = zip(colors, locations).map { ($0, $1) }
        strokeColor = strokeColor ?? colors.first
    }
}

/// - Linux: works
///
/// Draws several polylines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public let multiPolyline: MKMultiPolyline

    public init(multiPolyline: MKMultiPolyline) {
        self.multiPolyline = multiPolyline
        super.init(overlay: multiPolyline)
    }

    open override func createPath() {
        let lines = CGMutablePath()
        for polyline in multiPolyline.polylines { addLines(of: polyline, to: lines, isClosed: false) }
        path = lines
    }
}
