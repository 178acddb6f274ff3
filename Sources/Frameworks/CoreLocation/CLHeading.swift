import Foundation

/// - Linux: refuses
///
/// The direction in which a device points; Linux reports none, so no object of this class exists.
// Sound: objects have no state.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
    open var timestamp: Date { .distantPast }
}
