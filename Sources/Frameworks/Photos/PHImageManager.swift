import FoundationAdditions
import Synchronization
import UIKit

// Sound: the manager has no state; that of its subclass is in a mutex.
/// - Linux: refuses
///
/// Loads pictures of assets, of which there are none. A request ends without a picture and with
/// ``PHPhotosError/accessUserDenied`` as its ``PHImageErrorKey``, on the main queue.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    private static let lastRequest = Mutex(PHInvalidImageRequestID)

    open class func `default`() -> PHImageManager { shared }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse(isSynchronous: options?.isSynchronous) { resultHandler(nil, $0) }
    }

    @available(*, deprecated, renamed: "requestImageDataAndOrientation(for:options:resultHandler:)")
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse(isSynchronous: options?.isSynchronous) { resultHandler(nil, nil, .up, $0) }
    }

    /// - Linux: no effect
    ///
    /// A request that has been made ends with its error all the same.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}

    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        refuse { resultHandler(nil, $0) }
    }

    /// Ends a request, either at once or on the main queue.
    func refuse(
        isSynchronous: Bool? = false, _ handler: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let id = Self.lastRequest.withLock { last in
            last += 1
            return last
        }
        let info: [AnyHashable: Any] = [
            PHImageErrorKey: PHPhotosError.noLibrary, PHImageResultRequestIDKey: NSNumber(value: id),
        ]
        if isSynchronous == true {
            handler(info)
        } else {
            mainQueue.asyncUnsafe { handler(info) }
        }
        return id
    }
}
