import Foundation

/// Actions of a previewed controller, in a submenu.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title of the submenu.
    public let title: String
    let actions: [UIPreviewAction]

    /// Creates a group without a title and without actions.
    public override init() {
        (title, actions) = ("", [])
        super.init()
    }

    /// Creates a submenu of preview actions.
    ///
    /// - Parameter style: not used: menus have one style of submenus. // unverified
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.actions = actions
        super.init()
    }
}
