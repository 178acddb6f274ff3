import CoreLocation
import UIKit

/// - Linux: refuses
///
/// The annotation of the user, whose location is not known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var title: String? = "My Location"
    open var subtitle: String?

    public override init() {}

    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// - Linux: no effect
///
/// The view for the user's location, which the map view does not show.
open class MKUserLocationView: MKAnnotationView {}
