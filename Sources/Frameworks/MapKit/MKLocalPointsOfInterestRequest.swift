import CoreLocation

/// - Linux: works
///
/// Says where places of interest are searched for.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    /// The largest radius. Apple's number is unverified.
    public class var maxRadius: CLLocationDistance { 50_000 }

    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        coordinate = region.center
        let edge = CLLocation(
            latitude: min(region.center.latitude + region.span.latitudeDelta / 2, 90),
            longitude: region.center.longitude)
        radius = edge.distance(
            from: CLLocation(latitude: region.center.latitude, longitude: region.center.longitude))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKLocalPointsOfInterestRequest(coordinateRegion: region)
        copy.pointOfInterestFilter = pointOfInterestFilter
        return copy
    }
}
