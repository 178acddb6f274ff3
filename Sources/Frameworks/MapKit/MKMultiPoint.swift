import CoreLocation

/// - Linux: works
///
/// The base class of shapes that consist of several points.
open class MKMultiPoint: MKShape {
    private var storage = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: 0)

    deinit {
        storage.deallocate()
    }

    /// The points; set once, when the shape is made.
    var mapPoints: [MKMapPoint] {
        get { Array(storage) }
        set {
            storage.deallocate()
            storage = .allocate(capacity: newValue.count)
            _ = storage.initialize(from: newValue)
        }
    }

    /// The points of coordinates.
    static func mapPoints(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coordinates, count: count).map { MKMapPoint($0) }
    }

    /// The rectangle around all points; null if there are none.
    var bounds: MKMapRect {
        storage.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }

    /// The memory is the shape's, and lives as long as it does.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        storage.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
    }

    open var pointCount: Int { storage.count }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for offset in 0..<range.length { coords[offset] = storage[range.location + offset].coordinate }
    }

    /// Returns how far along the whole length a point is, from 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat {
        var sums = [0.0]
        for (start, end) in zip(storage, storage.dropFirst()) {
            sums.append(sums[sums.count - 1] + hypot(end.x - start.x, end.y - start.y))
        }
        guard let whole = sums.last, whole > 0 else { return 0 }
        return sums[index] / whole
    }

    open func locations(at indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }
}
