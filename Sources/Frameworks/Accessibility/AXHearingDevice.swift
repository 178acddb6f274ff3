import Foundation

/// - Linux: refuses
///
/// Hearing devices, of which none is paired.
public struct AXMFiHearingDevice {
    public struct Ear: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let left = Ear(rawValue: 1 << 1)
        public static let right = Ear(rawValue: 1 << 2)
        public static let both: Ear = [.left, .right]
    }

    /// Always empty.
    public static func streamingEar() -> Ear { [] }

    /// Always false.
    public static func supportsBidirectionalStreaming() -> Bool { false }

    /// Always empty.
    public static func pairedDeviceIdentifiers() -> [UUID] { [] }

    /// - Linux: no effect
    public static let streamingEarDidChangeNotification = NSNotification.Name(
        rawValue: "AXMFiHearingDeviceStreamingEarDidChangeNotification")

    /// - Linux: no effect
    public static let pairedUUIDsDidChangeNotification = NSNotification.Name(
        rawValue: "AXMFiHearingDevicePairedUUIDsDidChangeNotification")
}
