import Foundation

public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceIdentifier"
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier = "adNetworkSourceAppStoreIdentifier"
public let SKStoreProductParameterAdNetworkVersion = "adNetworkPayloadVersion"

/// - Linux: refuses
///
/// Attributes installations to advertisements; ends with `SKANError.unsupported`.
open class SKAdNetwork: NSObject {
    /// - Linux: works
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let high = CoarseConversionValue(rawValue: "high")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let low = CoarseConversionValue(rawValue: "low")
    }

    /// - Linux: no effect
    open class func registerAppForAdNetworkAttribution() {}

    /// - Linux: no effect
    open class func updateConversionValue(_ conversionValue: Int) {}

    open class func startImpression(
        _ impression: SKAdImpression, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    open class func endImpression(
        _ impression: SKAdImpression, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {
        throw SKANError(.unsupported)
    }

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }

    private static func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.global().async { completion(SKANError(.unsupported)) }
    }
}
