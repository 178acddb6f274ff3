import CoreLocation
import Foundation

// Sound: the object does not change.
/// - Linux: refuses
///
/// An album. The photo library has none: there are only transient ones, which the program makes.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    let assets: [PHAsset]

    init(title: String?, assets: [PHAsset]) {
        self.assets = assets
        super.init(title: title)
    }

    open override var canContainAssets: Bool { true }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { assets.count }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var approximateLocation: CLLocation? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        .ofNoLibrary
    }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        .ofNoLibrary
    }

    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        .ofNoLibrary
    }

    @available(*, deprecated, message: "Will be removed in a future release")
    open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { .ofNoLibrary }

    /// - Linux: works
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(title: title, assets: assets)
    }

    /// - Linux: works
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection {
        PHAssetCollection(title: title, assets: fetchResult.objects)
    }
}
