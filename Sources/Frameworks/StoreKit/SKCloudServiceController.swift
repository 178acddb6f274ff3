import Foundation

/// - Linux: works
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// - Linux: works
public struct SKCloudServiceCapability: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1 << 0)
    public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 1 << 1)
    public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 1 << 8)
}

/// - Linux: refuses
///
/// Leads to the user's music of Apple: authorization is denied, requests end with
/// `SKError.cloudServicePermissionDenied`.
open class SKCloudServiceController: NSObject {
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.denied) }
    }

    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

    open func requestCapabilities(
        completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler([], StoreAbsence.error(.cloudServicePermissionDenied)) }
    }

    open func requestStorefrontCountryCode(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, StoreAbsence.error(.cloudServicePermissionDenied)) }
    }

    open func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, StoreAbsence.error(.cloudServicePermissionDenied)) }
    }
}
