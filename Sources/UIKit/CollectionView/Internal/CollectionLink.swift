/// A way to a collection view that does not keep it alive: the view empties it when it goes. Used on the main thread only.
final class CollectionLink: @unchecked Sendable {
    /// Written by the view alone.
    unowned(unsafe) var view: UICollectionView?
}
