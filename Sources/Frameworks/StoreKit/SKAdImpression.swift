import Foundation

/// - Linux: works
///
/// An advertisement that was seen.
open class SKAdImpression: NSObject {
    open var sourceAppStoreItemIdentifier: NSNumber
    open var advertisedAppStoreItemIdentifier: NSNumber
    open var adNetworkIdentifier: String
    open var adCampaignIdentifier: NSNumber
    open var sourceIdentifier: NSNumber = 0
    open var adImpressionIdentifier: String
    open var adType: String?
    open var adDescription: String?
    open var adPurchaserName: String?
    open var timestamp: NSNumber
    open var signature: String
    open var version: String

    public init(
        sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber,
        adNetworkIdentifier: String, adCampaignIdentifier: NSNumber, adImpressionIdentifier: String,
        timestamp: NSNumber, signature: String, version: String
    ) {
        self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
        self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
        self.adNetworkIdentifier = adNetworkIdentifier
        self.adCampaignIdentifier = adCampaignIdentifier
        self.adImpressionIdentifier = adImpressionIdentifier
        self.timestamp = timestamp
        self.signature = signature
        self.version = version
    }
}
