import CoreLocation
import UIKit

/// - Linux: works
///
/// Draws a polygon with its holes.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    public let polygon: MKPolygon

    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }

    /// For overlays that are polygons.
    public override init(overlay: any MKOverlay) {
        guard let polygon = overlay as? MKPolygon else { preconditionFailure("The overlay is not a polygon.") }
        self.polygon = polygon
        super.init(overlay: overlay)
    }

    /// A renderer that draws nothing.
    public convenience init() {
        self.init(polygon: MKPolygon())
    }

    open override func createPath() {
        let outlines = CGMutablePath()
        addOutlines(of: polygon, to: outlines)
        path = outlines
    }
}

/// - Linux: works
///
/// Draws several polygons.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public let multiPolygon: MKMultiPolygon

    public init(multiPolygon: MKMultiPolygon) {
        self.multiPolygon = multiPolygon
        super.init(overlay: multiPolygon)
    }

    open override func createPath() {
        let outlines = CGMutablePath()
        for polygon in multiPolygon.polygons { addOutlines(of: polygon, to: outlines) }
        path = outlines
    }
}
