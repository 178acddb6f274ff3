import CoreLocation
import Foundation

/// - Linux: works
///
/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying {
    open var title: String?
    open var geoLocation: CLLocation?
    /// Meters; 0, the default, stands for the usual radius.
    open var radius = 0.0

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        copy.title = title
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}
