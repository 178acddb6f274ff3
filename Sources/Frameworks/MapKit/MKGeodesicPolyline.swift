import CoreLocation

/// - Linux: works
///
/// A line along great circles: between the given points it has others, each 100 kilometers or less from the next.
open class MKGeodesicPolyline: MKPolyline {
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        let coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        mapPoints = Self.detailed(coordinates)
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        mapPoints = Self.detailed(Array(UnsafeBufferPointer(start: coords, count: count)))
    }

    private static func detailed(_ coordinates: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        guard var last = coordinates.first else { return [] }
        var result = [MKMapPoint(last)]
        for next in coordinates.dropFirst() {
            result += steps(from: last, to: next).map { MKMapPoint($0) }
            last = next
        }
        return result
    }

    /// The points of the great circle after `start`, to `end` inclusive, on a sphere.
    private static func steps(
        from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        let (a, b) = (direction(start), direction(end))
        let angle = acos(min(1, max(-1, (a * b).sum())))
        let count = Int((angle * 63.71).rounded(.up))
        // Opposite points have no great circle of their own.
        guard count > 1, sin(angle) > 1e-9 else { return [end] }
        let between = (1..<count).map { step in
            let share = Double(step) / Double(count)
            let point = (a * sin((1 - share) * angle) + b * sin(share * angle)) / sin(angle)
            return CLLocationCoordinate2D(
                latitude: atan2(point.z, hypot(point.x, point.y)) * 180 / .pi,
                longitude: atan2(point.y, point.x) * 180 / .pi)
        }
        return between + [end]
    }

    private static func direction(_ coordinate: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
        return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    }
}
