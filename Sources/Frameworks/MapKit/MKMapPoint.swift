import CoreLocation

/// - Linux: works
///
/// A place on the flat map, in the projection of Mercator; the map is 2²⁸ points wide.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init() {
        self.init(x: 0, y: 0)
    }

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Latitudes north or south of the map get its edge. An invalid coordinate has the point (-1, -1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        let width = MKMapSize.world.width
        let sine = sin(coordinate.latitude * .pi / 180)
        let y = width / 2 - atanh(sine) * width / (2 * .pi)
        self.init(x: (coordinate.longitude + 180) / 360 * width, y: min(max(y, 0), width))
    }

    /// The coordinate of the point. It is invalid for points above or below the map.
    public var coordinate: CLLocationCoordinate2D {
        let width = MKMapSize.world.width
        guard (0...width).contains(y), x.isFinite else { return kCLLocationCoordinate2DInvalid }
        let latitude = atan(sinh((width / 2 - y) * 2 * .pi / width)) * 180 / .pi
        let longitude = x / width * 360 - 180
        return CLLocationCoordinate2D(
            latitude: latitude, longitude: abs(longitude) <= 180 ? longitude : remainder(longitude, 360))
    }

    public func distance(to b: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (coordinate, b.coordinate)
        return CLLocation(latitude: start.latitude, longitude: start.longitude)
            .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
    }
}

public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}

public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }

/// The circumference of the equator of WGS 84, in meters.
private let equator = 2 * Double.pi * 6_378_137

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    equator * cos(latitude * .pi / 180) / MKMapSize.world.width
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
