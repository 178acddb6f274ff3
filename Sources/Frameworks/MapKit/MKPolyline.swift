import CoreLocation

/// - Linux: works
///
/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        mapPoints = Self.mapPoints(coords, count)
    }

    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    open var boundingMapRect: MKMapRect { bounds }
}
