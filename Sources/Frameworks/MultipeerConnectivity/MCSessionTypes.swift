import Foundation

/// - Linux: works
///
/// Says whether data may get lost.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable = 0
    case unreliable = 1
}

/// - Linux: works
///
/// Says whether a peer is connected.
public enum MCSessionState: Int, Sendable {
    case notConnected = 0
    case connecting = 1
    case connected = 2
}

/// - Linux: no effect
///
/// Says whether a connection is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    case optional = 0
    case required = 1
    case none = 2
}

public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8
