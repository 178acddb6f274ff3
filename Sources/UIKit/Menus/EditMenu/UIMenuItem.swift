import Foundation

/// An entry of the edit menu after the standard ones. It is shown if a responder along the chain accepts its action.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text of the item.
    open var title: String
    /// The action, sent along the responder chain with the menu controller as the sender.
    open var action: Selector

    /// Creates an item without a title, whose action no object has.
    public override init() {
        title = ""
        action = Selector("")
        super.init()
    }

    /// Creates an item that sends an action along the responder chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
