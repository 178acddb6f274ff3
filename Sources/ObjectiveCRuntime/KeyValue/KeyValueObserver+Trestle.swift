/// Trestle's own: an object that `addObserver(_:forKeyPath:options:context:)` tells of changes, as NSObject's method of this name is called on Apple's
/// systems.
public protocol KeyValueObserver: NSObjectProtocol {
    /// - Parameter change: what the options asked for, beside ``NSKeyValueChangeKey/kindKey``.
    @preconcurrency @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
