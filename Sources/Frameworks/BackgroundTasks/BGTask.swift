import Foundation

/// - Linux: no effect
///
/// Work in the background, which a desktop does not start.
open class BGTask: NSObject {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
    }

    open func setTaskCompleted(success: Bool) {}
}

/// - Linux: no effect
open class BGProcessingTask: BGTask {}

/// - Linux: no effect
open class BGAppRefreshTask: BGTask {}
