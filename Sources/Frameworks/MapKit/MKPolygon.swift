import CoreLocation

/// - Linux: works
///
/// An area with corners, which may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    private var holes: [MKPolygon]?

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init()
        mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
        holes = interiorPolygons
    }

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        mapPoints = Self.mapPoints(coords, count)
        holes = interiorPolygons
    }

    open var interiorPolygons: [MKPolygon]? { holes }

    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }

    open var boundingMapRect: MKMapRect { bounds }
}
