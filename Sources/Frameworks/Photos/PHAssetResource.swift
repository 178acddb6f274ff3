import Foundation

/// - Linux: refuses
///
/// A file of an asset. There are none.
open class PHAssetResource: NSObject {
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var uniformTypeIdentifier: String { "public.data" }
    open var originalFilename: String { "" }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }

    /// Returns no files.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }

    /// Returns no files.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
