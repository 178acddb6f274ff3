import Foundation

/// Settings of one page. They are kept.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The layout that is wanted of a page.
    ///
    /// - Linux: no effect
    public enum ContentMode: Int, Sendable {
        case recommended = 0
        case mobile = 1
        case desktop = 2
    }

    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false

    public override init() { super.init() }
}
