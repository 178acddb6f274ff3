import Foundation

/// What an unwind segue is searched a destination for.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that triggered the segue.
    open private(set) var source: UIViewController
    /// The selector of the method that the destination has.
    open private(set) var unwindAction: Selector
    /// The object that the user touched, or the one that `performSegue(withIdentifier:sender:)` was given; may be nil.
    open private(set) var sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}
