import Foundation

/// - Linux: refuses
///
/// A stay of the user at a place; Linux reports none, so no object of this class exists.
// Sound: objects have no state.
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
