internal import ToolchainBets

/// The buttons of the bar above an iPad's keyboard. A desktop has no bar that would show them.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Kept and not shown: a desktop has no bar above a keyboard.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Kept and not shown: a desktop has no bar above a keyboard.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The default is true.
    open var allowsHidingShortcuts = true

    /// Returns the item of a responder, which is always the same.
    static func of(_ responder: UIResponder) -> UITextInputAssistantItem {
        if let item = Attachments.read(of: responder, { $0[UITextInputAssistantItem.self] }) { return item }
        let item = UITextInputAssistantItem()
        _ = Attachments.change(of: responder, creating: true) { attachments -> Bool? in
            attachments[UITextInputAssistantItem.self] = item
            return true
        }
        return item
    }
}
