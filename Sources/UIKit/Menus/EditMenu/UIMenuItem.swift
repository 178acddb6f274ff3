import Foundation

/// An entry of the edit menu beside the system's: shown while somebody in the responder chain takes its action.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    /// Sent up the responder chain, with the menu controller as its sender.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
