import Foundation

/// - Linux: refuses
///
/// How a device moves; no object exists.
// Sound: the class adds no state.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// - Linux: works
    ///
    /// Says where a sensor is.
    public enum SensorLocation: Int, Sendable {
        case `default` = 0
        case headphoneLeft = 1
        case headphoneRight = 2
    }

    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    open var heading: Double { -1 }
    open var sensorLocation: SensorLocation { .default }
}

/// - Linux: refuses
///
/// How a device is held; no object exists.
open class CMAttitude: NSObject, NSCopying {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude() }

    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }

    open var rotationMatrix: CMRotationMatrix {
        CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    }

    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

    /// - Linux: no effect
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
