import Foundation

/// A temporary item that the data source does not have. The layout gives it its size.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Sets up the cell each time it becomes visible.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a temporary item for a drop.
    ///
    /// - Parameter reuseIdentifier: of a registered class or nib.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}

/// A temporary item to which a dropped item moves.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the appearance of the cell as the end of the movement; nil for the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
