import Foundation

/// - Linux: refuses
///
/// A provider of a mobile network; no object that the system made exists.
open class CTCarrier: NSObject {
    public override init() {}

    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}
