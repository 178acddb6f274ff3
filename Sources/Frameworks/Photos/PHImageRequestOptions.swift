import CoreGraphics
import Foundation

/// - Linux: no effect
///
/// Called with the progress of a download, which there is not.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// - Linux: no effect
///
/// How a picture is requested. The properties are kept; only ``isSynchronous`` counts.
open class PHImageRequestOptions: NSObject, NSCopying {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    /// - Linux: works
    ///
    /// Whether the result handler is called before the request returns. The default is false.
    open var isSynchronous = false
    open var progressHandler: PHAssetImageProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.resizeMode = resizeMode
        copy.normalizedCropRect = normalizedCropRect
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.isSynchronous = isSynchronous
        copy.progressHandler = progressHandler
        return copy
    }
}

/// - Linux: no effect
///
/// How a Live Photo is requested. The properties are kept.
open class PHLivePhotoRequestOptions: NSObject, NSCopying {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}

/// - Linux: no effect
///
/// Called with the progress of a download, which there is not.
public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// - Linux: no effect
///
/// How a video is requested. The properties are kept.
open class PHVideoRequestOptions: NSObject {
    open var isNetworkAccessAllowed = false
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var progressHandler: PHAssetVideoProgressHandler?
}
