import CoreLocation

/// - Linux: works
///
/// The extent of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// - Linux: works
///
/// An area around a coordinate.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region of a size in meters. A degree is as long as it is on the ellipsoid of WGS 84 at the center; Apple's
    /// formula is unverified.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let radius = 6_378_137.0
        let eccentricity = 0.00669437999014
        let latitude = centerCoordinate.latitude * .pi / 180
        let factor = 1 - eccentricity * pow(sin(latitude), 2)
        let meridian = radius * (1 - eccentricity) / pow(factor, 1.5) * .pi / 180
        let parallel = radius / factor.squareRoot() * cos(latitude) * .pi / 180
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / meridian, 180),
                longitudeDelta: min(longitudinalMeters / max(parallel, 1), 360)))
    }

    /// The region that a rectangle of the map shows; its center is in the middle of the rectangle.
    public init(_ rect: MKMapRect) {
        let height = MKMapSize.world.height
        let top = MKMapPoint(x: 0, y: min(max(rect.minY, 0), height)).coordinate.latitude
        let bottom = MKMapPoint(x: 0, y: min(max(rect.maxY, 0), height)).coordinate.latitude
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: top - bottom, longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }

    /// The rectangle of the map that has the center of the region in its middle, and its size.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let top = MKMapPoint(
            CLLocationCoordinate2D(latitude: min(center.latitude + span.latitudeDelta / 2, 90), longitude: 0))
        let bottom = MKMapPoint(
            CLLocationCoordinate2D(latitude: max(center.latitude - span.latitudeDelta / 2, -90), longitude: 0))
        let size = MKMapSize(width: span.longitudeDelta / 360 * MKMapSize.world.width, height: bottom.y - top.y)
        return MKMapRect(
            origin: MKMapPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
    }
}
