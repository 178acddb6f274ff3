import Foundation

extension Notification.Name {
    /// - Linux: no effect
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschanged")

    /// - Linux: no effect
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.changed")
}

/// - Linux: refuses
///
/// A configuration of a private network; it is neither loaded nor saved: requests end with
/// `NEVPNError.configurationReadWriteFailed`.
// Sound: as on Apple's systems, one thread at a time changes it.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let manager = NEVPNManager()

    open class func shared() -> NEVPNManager { manager }

    open var onDemandRules: [NEOnDemandRule]?
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open var isEnabled = false

    open var connection: NEVPNConnection { NEVPNConnection(manager: self) }

    /// The completion handler is called on the main queue.
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        NetworkAbsence.refuse(completionHandler)
    }

    open func loadFromPreferences() async throws { throw NetworkAbsence.error }

    /// The completion handler is called on the main queue.
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        NetworkAbsence.refuse(completionHandler)
    }

    open func saveToPreferences() async throws { throw NetworkAbsence.error }

    /// The completion handler is called on the main queue.
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        NetworkAbsence.refuse(completionHandler)
    }

    open func removeFromPreferences() async throws { throw NetworkAbsence.error }
}

/// - Linux: refuses
///
/// A configuration of a tunnel of the program; there is none.
// Sound: see NEVPNManager.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() {}

    open override var connection: NEVPNConnection { NETunnelProviderSession(manager: self) }

    /// The completion handler is called on the main queue.
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        let error = NetworkAbsence.error
        DispatchQueue.main.async { completionHandler(nil, error) }
    }

    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { throw NetworkAbsence.error }
}
