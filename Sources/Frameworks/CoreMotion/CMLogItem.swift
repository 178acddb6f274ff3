import Foundation

/// - Linux: refuses
///
/// The base class of what sensors measure; Linux has no such sensors, so no object exists.
// Sound: objects have no state.
open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The time since the system started, in seconds.
    open var timestamp: TimeInterval { 0 }
}

/// - Linux: refuses
///
/// An acceleration that was measured; no object exists.
// Sound: the class adds no state.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

/// - Linux: refuses
///
/// A rotation that was measured; no object exists.
// Sound: the class adds no state.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// - Linux: refuses
///
/// A magnetic field that was measured; no object exists.
// Sound: the class adds no state.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// - Linux: refuses
///
/// A change of the altitude that was measured; no object exists.
// Sound: the class adds no state.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

/// - Linux: refuses
///
/// An altitude that was measured; no object exists.
// Sound: the class adds no state.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { -1 }
    open var precision: Double { 0 }
}
