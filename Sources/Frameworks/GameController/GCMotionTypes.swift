import Foundation

/// - Linux: works
///
/// An acceleration in units of gravity.
public struct GCAcceleration: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// - Linux: works
///
/// A rotation in radians per second.
public struct GCRotationRate: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() {
        self.init(x: 0, y: 0, z: 0)
    }

    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// - Linux: works
///
/// A rotation as three angles.
public struct GCEulerAngles: Sendable {
    public var pitch: Double
    public var yaw: Double
    public var roll: Double

    public init() {
        self.init(pitch: 0, yaw: 0, roll: 0)
    }

    public init(pitch: Double, yaw: Double, roll: Double) {
        self.pitch = pitch
        self.yaw = yaw
        self.roll = roll
    }
}

/// - Linux: works
///
/// A rotation as a quaternion.
public struct GCQuaternion: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init() {
        self.init(x: 0, y: 0, z: 0, w: 0)
    }

    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}
