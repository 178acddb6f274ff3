import FrameworkAbsence
import Foundation

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// - Linux: refuses
///
/// No sensor is available, and updates never come, as on devices without the sensors.
open class CMMotionManager: NSObject {
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var showsDeviceMovementDisplay = false

    public override init() {}

    private func report() {
        Absence.report("CoreMotion", "CMMotionManager", "no sensor is available and there are no updates")
    }

    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }

    open func startAccelerometerUpdates() {
        report()
    }

    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        report()
    }

    /// - Linux: no effect
    open func stopAccelerometerUpdates() {}

    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }

    open func startGyroUpdates() {
        report()
    }

    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        report()
    }

    /// - Linux: no effect
    open func stopGyroUpdates() {}

    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }

    open func startMagnetometerUpdates() {
        report()
    }

    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        report()
    }

    /// - Linux: no effect
    open func stopMagnetometerUpdates() {}

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startDeviceMotionUpdates() {
        report()
    }

    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        report()
    }

    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        report()
    }

    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        report()
    }

    /// - Linux: no effect
    open func stopDeviceMotionUpdates() {}
}
