import Foundation

/// - Linux: refuses
///
/// The wireless network that the device uses; not known.
// Sound: nothing changes.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    override init() {}

    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }

    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }

    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
