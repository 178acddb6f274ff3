import CoreLocation

/// - Linux: works
///
/// An annotation at a coordinate that can be changed.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
}
