import Foundation

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// - Linux: works
///
/// A wireless network that could be joined.
open class NEHotspotConfiguration: NSObject, NSCopying {
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    open var lifeTimeInDays: NSNumber = 0
    open var hidden = false

    private init(ssid: String, prefix: String) {
        self.ssid = ssid
        ssidPrefix = prefix
    }

    public convenience init(ssid SSID: String) {
        self.init(ssid: SSID, prefix: "")
    }

    public convenience init(ssid SSID: String, passphrase: String, isWEP: Bool) {
        self.init(ssid: SSID, prefix: "")
    }

    public convenience init(ssidPrefix SSIDPrefix: String) {
        self.init(ssid: "", prefix: SSIDPrefix)
    }

    public convenience init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        self.init(ssid: "", prefix: SSIDPrefix)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NEHotspotConfiguration(ssid: ssid, prefix: ssidPrefix)
        copy.joinOnce = joinOnce
        copy.lifeTimeInDays = lifeTimeInDays
        copy.hidden = hidden
        return copy
    }
}
