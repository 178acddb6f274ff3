import Dispatch

/// Identifies the main queue.
package enum MainQueue {
    /// Whether the current code runs on the main queue, even if the main actor uses another thread, as under Swift
    /// Testing.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
