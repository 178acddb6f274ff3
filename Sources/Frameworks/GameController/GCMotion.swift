import Foundation

public typealias GCMotionValueChangedHandler = (GCMotion) -> Void

/// - Linux: refuses
///
/// How a controller moves; none is found.
open class GCMotion: NSObject {
    open var valueChangedHandler: GCMotionValueChangedHandler?
    open var sensorsActive = false

    public override init() {}

    open var controller: GCController? { nil }
    open var sensorsRequireManualActivation: Bool { false }
    open var hasGravityAndUserAcceleration: Bool { false }
    open var gravity: GCAcceleration { GCAcceleration() }
    open var userAcceleration: GCAcceleration { GCAcceleration() }
    open var acceleration: GCAcceleration { GCAcceleration() }
    open var hasAttitudeAndRotationRate: Bool { false }
    open var hasAttitude: Bool { false }
    open var hasRotationRate: Bool { false }
    open var attitude: GCQuaternion { GCQuaternion(x: 0, y: 0, z: 0, w: 1) }
    open var rotationRate: GCRotationRate { GCRotationRate() }
}
