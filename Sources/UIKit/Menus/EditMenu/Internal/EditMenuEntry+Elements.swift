// Converts menu elements to entries of edit menus.
extension EditMenuEntry {
    /// Returns commands for the standard actions that the responder or one along its chain accepts.
    ///
    /// - Parameter sender: whose actions they are; nil for the commands themselves.
    static func suggestedActions(for responder: UIResponder, sender: UIMenuController? = nil) -> [UIMenuElement] {
        let commands = standard.compactMap { title, action -> UICommand? in
            let command = UICommand(title: title, action: action)
            return responder.target(forAction: action, withSender: sender ?? command) == nil ? nil : command
        }
        let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
        let builder = MenuTree(UIMenu(identifier: .root, children: commands.isEmpty ? [] : [standard]), of: .context)
        var next: UIResponder? = responder
        while let asked = next {
            // The application would ask its delegate, which is the next responder.
            if !(asked is UIApplication) { asked.buildMenu(with: builder) }
            next = asked.next
        }
        return builder.root.children
    }

    /// - Parameter found: called when elements that were deferred are available.
    static func entries(
        of menu: UIMenu, responder: UIResponder, found: @escaping @MainActor () -> Void
    ) -> [EditMenuEntry] {
        menu.children.flatMap { element -> [EditMenuEntry] in
            switch element {
            case let inner as UIMenu:
                let entries = entries(of: inner, responder: responder, found: found)
                if inner.options.contains(.displayInline) { return entries }
                return [EditMenuEntry(title: inner.title, image: inner.image, choice: .entries(entries))]
            case let deferred as UIDeferredMenuElement:
                return entries(of: deferred, responder: responder, found: found)
            default:
                guard let item = MenuItem(element, group: nil, responder: responder) else { return [] }
                return [
                    EditMenuEntry(
                        title: item.title, image: item.image, isEnabled: item.isEnabled,
                        isDestructive: item.attributes.contains(.destructive),
                        choice: .perform { item.perform(sender: nil) })
                ]
            }
        }
    }

    private static func entries(
        of deferred: UIDeferredMenuElement, responder: UIResponder, found: @escaping @MainActor () -> Void
    ) -> [EditMenuEntry] {
        var known: [UIMenuElement]?
        let isLate = MainActorFlag()
        deferred.request { elements in
            known = elements
            if isLate.isSet { found() }
        }
        isLate.isSet = true
        guard let known else { return [] }
        return entries(of: UIMenu(children: known), responder: responder, found: found)
    }
}
