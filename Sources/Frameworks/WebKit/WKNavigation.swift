import Foundation

/// Identifies one load of a page. The same object is passed to each call of the delegate about the load.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// The layout for which the page was made; always that of a desktop.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .desktop }

    /// Whether the delegate was told that the load has started.
    var hasStarted = false
}
