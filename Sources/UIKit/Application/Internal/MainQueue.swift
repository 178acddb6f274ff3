import Dispatch

/// The queue on which everything visible happens.
enum MainQueue {
    /// Also true where the main actor runs on another thread, as under Swift Testing.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
