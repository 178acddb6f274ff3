import Foundation
import FoundationNetworking

/// - Linux: no effect
/// Asks a delegate for the data of a medium. Nothing is asked for.
open class AVAssetResourceLoader: NSObject {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys: Bool = false

    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

/// - Linux: no effect
/// Gives the data of a medium. Every method is optional; none is called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
        false
    }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// - Linux: refuses
/// Asks for data. There are no requests.
open class AVAssetResourceLoadingRequest: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var isFinished: Bool { false }
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var response: URLResponse?
    open var redirect: URLRequest?

    open func finishLoading() {}

    open func finishLoading(with error: (any Error)?) {}
}

/// - Linux: refuses
/// Asks for facts about data. There are no requests.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    open var contentType: String?
    open var allowedContentTypes: [String]? { nil }
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported: Bool = false
    open var renewalDate: Date?
    open var isEntireLengthAvailableOnDemand: Bool = false
}

/// - Linux: refuses
/// Asks for a part of data. There are no requests.
open class AVAssetResourceLoadingDataRequest: NSObject {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open var currentOffset: Int64 { 0 }

    open func respond(with data: Data) {}
}
