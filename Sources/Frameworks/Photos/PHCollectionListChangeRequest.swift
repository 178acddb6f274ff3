import FoundationAdditions
import Foundation

/// - Linux: refuses
///
/// Creates, changes or deletes a folder. Programs make requests in the block of a change, which is not called.
open class PHCollectionListChangeRequest: PHChangeRequest {
    open class func creationRequestForCollectionList(withTitle title: String) -> Self {
        let request = self.init()
        request.title = title
        return request
    }

    private let placeholder = PHObjectPlaceholder()

    /// Stands for no folder: nothing is created.
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { placeholder }

    /// - Linux: no effect
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {}

    /// Returns nil: no folder can be changed.
    public convenience init?(for collectionList: PHCollectionList) { return nil }

    open var title = ""

    /// - Linux: no effect
    open func addChildCollections(_ collections: any NSFastEnumeration) {}

    /// - Linux: no effect
    open func removeChildCollections(_ collections: any NSFastEnumeration) {}
}
