import Foundation

/// - Linux: refuses
///
/// Is never connected: starting throws `NEVPNError.configurationInvalid`.
open class NEVPNConnection: NSObject {
    public let manager: NEVPNManager

    init(manager: NEVPNManager) {
        self.manager = manager
    }

    open var status: NEVPNStatus { .invalid }

    open var connectedDate: Date? { nil }

    open func startVPNTunnel() throws { try startVPNTunnel(options: nil) }

    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        NetworkAbsence.report()
        throw NEVPNError(.configurationInvalid)
    }

    /// - Linux: no effect
    open func stopVPNTunnel() {}
}

/// - Linux: refuses
///
/// Is never connected: starting throws `NEVPNError.configurationInvalid`.
open class NETunnelProviderSession: NEVPNConnection {
    open func startTunnel(options: [String: Any]? = nil) throws { try startVPNTunnel() }

    /// - Linux: no effect
    open func stopTunnel() {}

    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}
