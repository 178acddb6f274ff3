extension UITableView {
    /// Performs a batch of updates with a closure that does not escape, as UIKit's does not, so that `self` need not be
    /// written in it. (UIKit's type, an optional closure that does not escape, can be imported from Objective-C but not
    /// written in Swift.) Subclasses override the method that takes an optional closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
