import CoreLocation

/// - Linux: refuses
///
/// A way that was found; no object of this class exists.
open class MKRoute: NSObject {
    /// - Linux: refuses
    ///
    /// A part of a way; no object of this class exists.
    open class Step: NSObject {
        public override init() {}

        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline() }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .any }
    }

    public override init() {}

    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [Step] { [] }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
}
