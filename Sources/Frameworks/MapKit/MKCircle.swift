import CoreLocation

/// - Linux: works
///
/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay {
    private var center = CLLocationCoordinate2D()
    private var extent: CLLocationDistance = 0

    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        center = coord
        extent = radius
    }

    /// The circle inside of a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let diameter = max(mapRect.width, mapRect.height)
        self.init(center: center, radius: diameter / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var radius: CLLocationDistance { extent }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let radius = extent * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
