import Foundation

/// - Linux: refuses
///
/// A beacon near the device; Linux finds none, so no object of this class exists.
// Sound: the property never changes.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    private let own = UUID()

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timestamp: Date { .distantPast }
    open var uuid: UUID { own }
    open var proximityUUID: UUID { own }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}
