import Foundation

/// - Linux: no effect
///
/// Shows and hides a widget of the notification center, which a desktop has not.
open class NCWidgetController: NSObject {
    /// - Linux: no effect
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
