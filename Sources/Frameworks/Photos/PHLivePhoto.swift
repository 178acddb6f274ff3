import FoundationAdditions
import FrameworkAbsence
import UIKit

/// - Linux: works
///
/// The number of a request.
public typealias PHLivePhotoRequestID = Int32

/// The number of no request.
public var PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID { 0 }

/// The key of the error with which each request ends.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"

/// The key for whether a better photo follows; never in the result.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// The key for whether the request was cancelled; never in the result.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// - Linux: refuses
///
/// A picture with a short video, which Linux cannot read. Requests end without one and with
/// ``PHPhotosError/invalidResource``.
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding, NSItemProviderReading {
    open var size: CGSize { .zero }

    /// Calls the handler without a photo on the main queue.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        Absence.report("Photos", "PHLivePhoto", "requests end with an error")
        mainQueue.asyncUnsafe {
            resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
        }
        return PHLivePhotoRequestIDInvalid + 1
    }

    /// - Linux: no effect
    ///
    /// A request that has been made ends with its error all the same.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}

    override init() { super.init() }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    /// Returns nil.
    public required init?(coder: NSCoder) { return nil }

    /// - Linux: no effect
    open func encode(with coder: NSCoder) {}

    // MARK: Item providers

    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }

    /// Throws ``PHPhotosError/invalidResource``.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw PHPhotosError(.invalidResource)
    }
}
