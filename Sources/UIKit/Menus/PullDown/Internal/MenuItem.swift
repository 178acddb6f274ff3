/// A row of a menu.
@MainActor
struct MenuItem {
    enum Role {
        case action(UIAction)
        case command(UICommand, UIResponder?)
        case submenu(UIMenu)
        /// A deferred element that is not known yet.
        case waiting
    }

    let role: Role
    let title: String
    let subtitle: String?
    let image: UIImage?
    let attributes: UIMenuElement.Attributes
    let state: UIMenuElement.State
    /// The menu of which only one element can be on, if the row belongs to one.
    let group: UIMenu?

    /// Creates the row of an element. Returns nil for hidden elements.
    ///
    /// - Parameter responder: the start of the responder chain for commands.
    init?(_ element: UIMenuElement, group: UIMenu?, responder: UIResponder?) {
        var shown = element
        switch element {
        case let action as UIAction:
            (role, attributes, state) = (.action(action), action.attributes, action.state)
        case let command as UICommand:
            let valid = command.validated(for: responder)
            shown = valid
            (role, attributes, state) = (.command(command, responder), valid.attributes, valid.state)
        case let menu as UIMenu:
            let isDestructive = menu.options.contains(.destructive)
            (role, attributes, state) = (.submenu(menu), isDestructive ? .destructive : [], .off)
        default:
            (role, attributes, state) = (.waiting, .disabled, .off)
        }
        guard !attributes.contains(.hidden) else { return nil }
        title = shown.title
        subtitle = shown.subtitle
        image = state == .on ? (shown as? any UIMenuLeaf)?.selectedImage ?? shown.image : shown.image
        self.group = group
    }

    var isEnabled: Bool { !attributes.contains(.disabled) }

    /// Performs the action of the row. A submenu does nothing.
    ///
    /// - Parameter sender: the sender for the handler of an action.
    func perform(sender: Any?) {
        if let group { turnOn(in: group) }
        switch role {
        case .action(let action): action.perform(sender: sender)
        case .command(let command, let responder): command.send(from: responder)
        case .submenu, .waiting: break
        }
    }

    private func turnOn(in menu: UIMenu) {
        for child in menu.children {
            switch child {
            case let inner as UIMenu: turnOn(in: inner)
            case let action as UIAction:
                if case .action(let own) = role { action.state = own === action ? .on : .off }
            default: break
            }
        }
    }
}
