import Foundation

// Sound: the object does not change.
/// - Linux: refuses
///
/// A folder of albums. The photo library has none: there are only transient ones, which the program makes.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    let collections: [PHCollection]

    init(title: String?, collections: [PHCollection]) {
        self.collections = collections
        super.init(title: title)
    }

    open override var canContainCollections: Bool { true }
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        .ofNoLibrary
    }

    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        .ofNoLibrary
    }

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        .ofNoLibrary
    }

    /// - Linux: works
    open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        PHCollectionList(title: title, collections: collections)
    }

    /// - Linux: works
    open class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList {
        PHCollectionList(title: title, collections: fetchResult.objects)
    }
}
