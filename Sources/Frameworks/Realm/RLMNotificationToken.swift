import Foundation

/// - Linux: works
///
/// Stands for an observation, which ends when the token is invalidated or released last.
open class RLMNotificationToken: NSObject {
    private var end: (() -> Void)?

    /// - Parameter end: called once, when the observation ends.
    package init(end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    deinit { end?() }

    /// Ends the observation at once. May be called from the observing block.
    open func invalidate() {
        let end = end
        self.end = nil
        end?()
    }
}
