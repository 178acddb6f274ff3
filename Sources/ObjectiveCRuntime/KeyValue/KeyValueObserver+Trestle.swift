/// An object that `addObserver(_:forKeyPath:options:context:)` notifies of changes. On Apple's systems this method
/// belongs to NSObject. Specific to Trestle.
public protocol KeyValueObserver: NSObjectProtocol {
    /// Called on the thread that changes the property.
    ///
    /// - Parameter change: ``NSKeyValueChangeKey/kindKey``, and the values that the options of the registration ask
    ///   for.
    @preconcurrency @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
