import CoreLocation

/// - Linux: works
///
/// The base class of annotations and overlays with a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    public override init() {}
}
