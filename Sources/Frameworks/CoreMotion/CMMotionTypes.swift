import Foundation

/// - Linux: works
///
/// An acceleration in units of gravity.
public struct CMAcceleration: Sendable {
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
public struct CMRotationRate: Sendable {
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
/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
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
/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
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

/// - Linux: works
///
/// A magnetic field and how exact it is.
public struct CMCalibratedMagneticField: Sendable {
    public var field: CMMagneticField
    public var accuracy: CMMagneticFieldCalibrationAccuracy

    public init() {
        self.init(field: CMMagneticField(), accuracy: .low)
    }

    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        self.field = field
        self.accuracy = accuracy
    }
}

/// - Linux: works
///
/// Says how exact a magnetic field is.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    case uncalibrated = -1
    case low = 0
    case medium = 1
    case high = 2
}

/// - Linux: no effect
///
/// Says what the attitude of the device refers to.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
