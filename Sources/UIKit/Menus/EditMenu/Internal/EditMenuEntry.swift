/// An entry of an edit menu.
@MainActor
struct EditMenuEntry {
    let title: String
    var image: UIImage?
    var isEnabled = true
    var isDestructive = false
    let choice: Choice

    enum Choice {
        case perform(@MainActor () -> Void)
        /// A submenu, which replaces the menu.
        case entries([EditMenuEntry])
    }
}

extension EditMenuEntry {
    /// Creates an entry that sends an action along the responder chain. Returns nil if no responder accepts it.
    init?(_ title: String, _ action: Selector, for responder: UIResponder, sender: AnyObject) {
        guard responder.target(forAction: action, withSender: sender) != nil else { return nil }
        self.init(
            title: title,
            choice: .perform { [weak responder, weak sender] in
                guard let target = responder?.target(forAction: action, withSender: sender) else { return }
                UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
            })
    }

    /// The standard actions, in the order in which UIKit calls `canPerformAction` for them and shows them (iOS 8 to 15,
    /// as applications log it).
    static var standard: [(title: String, action: Selector)] {
        [
            (SystemText.cut.string, "cut:"), (SystemText.copy.string, "copy:"), (SystemText.select.string, "select:"),
            (SystemText.selectAll.string, "selectAll:"), (SystemText.paste.string, "paste:"),
            (SystemText.delete.string, "delete:"),
        ]
    }

    static func system(for responder: UIResponder, sender: AnyObject) -> [EditMenuEntry] {
        standard.compactMap { EditMenuEntry($0.title, $0.action, for: responder, sender: sender) }
    }
}
