import UIKit

/// An observer of a property that calls a closure. Ends when it is disposed of.
/// - Linux: works
open class _RXKVOObserver: NSObject, KeyValueObserver {
    // Sound: as in RxCocoa, whoever observes an object without retaining it ends the observation before the object.
    private unowned(unsafe) var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Starts to observe.
    ///
    /// - Parameters:
    ///   - retainTarget: whether the observer keeps the object alive.
    ///   - callback: called with the new value; `NSNull` for nil.
    public init(
        target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions = [],
        callback: @escaping (Any?) -> Void
    ) {
        self.target = target as? NSObject
        retainedTarget = retainTarget ? target as? NSObject : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        callback(change?[.newKey])
    }

    /// Stops to observe.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath, context: nil)
        target = nil
        retainedTarget = nil
    }
}
