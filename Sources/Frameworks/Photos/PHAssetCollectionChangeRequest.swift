import FoundationAdditions
import Foundation

/// - Linux: refuses
///
/// Creates, changes or deletes an album. Programs make requests in the block of a change, which is not called.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        request.title = title
        return request
    }

    private let placeholder = PHObjectPlaceholder()

    /// Stands for no album: nothing is created.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { placeholder }

    /// - Linux: no effect
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}

    /// Returns nil: no album can be changed.
    public convenience init?(for assetCollection: PHAssetCollection) { return nil }

    /// Returns nil: no album can be changed.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }

    open var title = ""

    /// - Linux: no effect
    open func addAssets(_ assets: any NSFastEnumeration) {}

    /// - Linux: no effect
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}

    /// - Linux: no effect
    open func removeAssets(_ assets: any NSFastEnumeration) {}

    /// - Linux: no effect
    open func removeAssets(at indexes: IndexSet) {}

    /// - Linux: no effect
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {}

    /// - Linux: no effect
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}
