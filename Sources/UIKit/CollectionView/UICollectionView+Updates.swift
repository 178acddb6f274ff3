extension UICollectionView {
    /// The same for a closure that does not escape, as UIKit's does not: `self` need not be written in it. Subclasses override the one that
    /// takes an optional.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
