import CoreMedia
import Foundation

// Sound: as its superclass is, and its own properties are constants.
/// - Linux: refuses
/// A medium at an address. Nothing on Linux reads it.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    private let address: URL
    private let loader = AVAssetResourceLoader()

    open var url: URL { address }
    open var resourceLoader: AVAssetResourceLoader { loader }

    public init(url URL: URL, options: [String: Any]? = nil) {
        address = URL
        super.init(URL)
    }

    open class func audiovisualTypes() -> [AVFileType] { [] }

    open class func audiovisualMIMETypes() -> [String] { [] }

    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey: String = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey: String = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey: String = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey: String = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey: String = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey: String = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetURLRequestAttributionKey: String = "AVURLAssetURLRequestAttributionKey"
public let AVURLAssetHTTPUserAgentKey: String = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetPrimarySessionIdentifierKey: String = "AVURLAssetPrimarySessionIdentifierKey"
