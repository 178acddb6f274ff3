import Foundation

/// - Linux: works
///
/// Says whether Bluetooth can be used; on Linux the state becomes ``unsupported``.
public enum CBManagerState: Int, Sendable {
    case unknown = 0
    case resetting = 1
    case unsupported = 2
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

/// - Linux: works
///
/// Says whether the application may use Bluetooth; on Linux the answer is always ``restricted``.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case allowedAlways = 3
}

/// - Linux: works
///
/// Says in the older way whether Bluetooth can be used.
public enum CBCentralManagerState: Int, Sendable {
    case unknown = 0
    case resetting = 1
    case unsupported = 2
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

/// - Linux: works
///
/// Says in the older way whether Bluetooth can be used.
public enum CBPeripheralManagerState: Int, Sendable {
    case unknown = 0
    case resetting = 1
    case unsupported = 2
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

/// - Linux: works
///
/// Says in the older way whether the application may use Bluetooth.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// - Linux: no effect
///
/// Says how soon a central gets values.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// - Linux: works
///
/// Says whether a peripheral was connected.
public enum CBConnectionEvent: Int, Sendable {
    case peerDisconnected = 0
    case peerConnected = 1
}

/// - Linux: works
///
/// Says whether a peripheral is connected.
public enum CBPeripheralState: Int, Sendable {
    case disconnected = 0
    case connecting = 1
    case connected = 2
    case disconnecting = 3
}

/// - Linux: works
///
/// Says whether the peripheral answers.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse = 1
}
