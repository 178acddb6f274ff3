import Foundation

/// - Linux: works
///
/// What a door does.
public enum HMCharacteristicValueDoorState: Int, Sendable {
    case open = 0
    case closed = 1
    case opening = 2
    case closing = 3
    case stopped = 4
}

/// - Linux: works
///
/// What a door has to do.
public enum HMCharacteristicValueTargetDoorState: Int, Sendable {
    case open = 0
    case closed = 1
}

/// - Linux: works
///
/// What a lock does.
public enum HMCharacteristicValueLockMechanismState: Int, Sendable {
    case unsecured = 0
    case secured = 1
    case jammed = 2
    case unknown = 3
}

/// - Linux: works
///
/// What a lock has to do.
public enum HMCharacteristicValueTargetLockMechanismState: Int, Sendable {
    case unsecured = 0
    case secured = 1
}

/// - Linux: works
///
/// What a thermostat does.
public enum HMCharacteristicValueHeatingCooling: Int, Sendable {
    case off = 0
    case heat = 1
    case cool = 2
    case auto = 3
}

/// - Linux: works
///
/// The unit of a temperature.
public enum HMCharacteristicValueTemperatureUnit: Int, Sendable {
    case celsius = 0
    case fahrenheit = 1
}

/// - Linux: works
///
/// How a blind moves.
public enum HMCharacteristicValuePositionState: Int, Sendable {
    case closing = 0
    case opening = 1
    case stopped = 2
}

/// - Linux: works
///
/// How good the air is.
public enum HMCharacteristicValueAirQuality: Int, Sendable {
    case unknown = 0
    case excellent = 1
    case good = 2
    case fair = 3
    case inferior = 4
    case poor = 5
}

/// - Linux: works
///
/// Whether a sensor has contact.
public enum HMCharacteristicValueContactState: Int, Sendable {
    case detected = 0
    case none = 1
}
