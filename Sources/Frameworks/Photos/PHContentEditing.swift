import CoreLocation
import FoundationAdditions
import UIKit

/// - Linux: works
///
/// The number of a request.
public typealias PHContentEditingInputRequestID = Int

/// The key for whether the picture has to be downloaded; never in the result.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// The key for whether the request was cancelled; never in the result.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"

/// The key of the error with which each request ends.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// - Linux: no effect
///
/// How an asset is requested for editing. The properties are kept.
open class PHContentEditingInputRequestOptions: NSObject {
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// - Linux: refuses
///
/// An asset that is edited. There are none.
open class PHContentEditingInput: NSObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var livePhoto: PHLivePhoto? { nil }
}

/// - Linux: refuses
///
/// An edited asset. The program writes its picture to a file that nothing reads.
open class PHContentEditingOutput: NSObject {
    open var adjustmentData: PHAdjustmentData?
    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")

    /// A file for the program to write, in the folder of temporary files.
    open var renderedContentURL: URL { url }

    public init(contentEditingInput: PHContentEditingInput) {}

    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

extension PHAsset {
    /// Calls the handler without an input on the main queue.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        mainQueue.asyncUnsafe {
            completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError.noLibrary])
        }
        return 1
    }

    /// - Linux: no effect
    ///
    /// A request that has been made ends with its error all the same.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
