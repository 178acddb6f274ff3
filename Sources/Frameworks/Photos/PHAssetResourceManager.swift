import FoundationAdditions
import Foundation

/// - Linux: works
///
/// The number of a request.
public typealias PHAssetResourceDataRequestID = Int32

/// The number of no request.
public var PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID { 0 }

/// - Linux: no effect
///
/// Called with the progress of a download, which there is not.
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// - Linux: no effect
///
/// How a file of an asset is requested. The properties are kept.
open class PHAssetResourceRequestOptions: NSObject, NSCopying {
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetResourceProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceRequestOptions()
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}

// Sound: the manager has no state.
/// - Linux: refuses
///
/// Reads files of assets, of which there are none. Requests end with ``PHPhotosError/accessUserDenied``, on a queue of
/// their own.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let shared = PHAssetResourceManager()

    open class func `default`() -> PHAssetResourceManager { shared }

    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        DispatchQueue.global().asyncUnsafe { completionHandler(PHPhotosError.noLibrary) }
        return PHInvalidAssetResourceDataRequestID + 1
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(PHPhotosError.noLibrary) }
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        throw PHPhotosError.noLibrary
    }

    /// - Linux: no effect
    ///
    /// A request that has been made ends with its error all the same.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
