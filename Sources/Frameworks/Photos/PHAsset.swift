import CoreLocation
import Foundation

// Sound: the object does not change.
/// - Linux: refuses
///
/// A photo or a video of the photo library. There is none: every fetch is empty. Let the user choose files with
/// `PHPickerViewController` or `UIImagePickerController`.
open class PHAsset: PHObject, @unchecked Sendable {
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isHidden: Bool { false }
    open var isFavorite: Bool { false }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    open var sourceType: PHAssetSourceType { [] }
    open var hasAdjustments: Bool { false }

    /// Returns false.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    /// Returns the assets that a transient collection was made with; none of other collections.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > {
        PHFetchResult(assetCollection.assets)
    }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        .ofNoLibrary
    }

    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        .ofNoLibrary
    }

    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        .ofNoLibrary
    }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .ofNoLibrary }

    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        .ofNoLibrary
    }

    @available(*, deprecated, message: "Will be removed in a future release")
    open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        .ofNoLibrary
    }
}

extension PHAsset {
    /// - Linux: works
    ///
    /// How an asset is played.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported = 0
        case image = 1
        case imageAnimated = 2
        case livePhoto = 3
        case video = 4
        case videoLooping = 5
    }
}
