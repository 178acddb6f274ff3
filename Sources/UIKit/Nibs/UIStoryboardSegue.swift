import Foundation

/// A transition from one controller of a storyboard to another. A subclass overrides ``perform()``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name in the storyboard; nil without one.
    open private(set) var identifier: String?
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The controller that comes.
    open private(set) var destination: UIViewController

    /// What ``perform()`` does: the handler, or what the kind of the segue says.
    var transition: (() -> Void)?

    /// Creates a segue. Subclasses override `perform()`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Creates a segue that calls `performHandler` when it is performed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        transition = performHandler
    }

    /// Performs the transition. A subclass of a custom kind does not call super.
    open func perform() { transition?() }
}
