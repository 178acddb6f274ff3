import Foundation

// Sound: the object does not change.
/// - Linux: refuses
///
/// A collection of the photo library, which has none.
open class PHCollection: PHObject, @unchecked Sendable {
    private let title: String?

    init(title: String?) { self.title = title }

    open var canContainAssets: Bool { false }

    open var canContainCollections: Bool { false }

    open var localizedTitle: String? { title }

    /// Returns false.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Returns the collections that a transient list was made with; none of other lists.
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        PHFetchResult(collectionList.collections)
    }

    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        .ofNoLibrary
    }
}
