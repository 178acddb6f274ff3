import Foundation

/// Is notified of items before they come on screen, to start long operations for them.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with the items that scrolling is about to reach, the nearest first; never with items on screen. Not called
    /// for every item: after a jump, or if scrolling is faster than prefetching, the collection view requests the cells
    /// at once.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when scrolling has turned or jumped past prefetched items that were never shown. Optional.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
