extension UIView {
    /// Opens the context menu of the view, or of the nearest view around it that has one there. Returns false without any.
    func openContextMenuByKey() -> Bool {
        let views = sequence(first: self) { $0.superview }
        for view in views {
            if let source = view as? any MenuSource, source.openMenuByKey() { return true }
            let place = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
            for case let interaction as UIContextMenuInteraction in view.interactions
            where interaction.view === view && interaction.open(at: place) { return true }
        }
        return false
    }

    /// Opens a menu of the view's accessibility actions, among which are the swipe actions of a row, and of drags. While a
    /// drag rests, the menu has only the places where it can be dropped. Returns false if there is nothing in it.
    func openActionMenu() -> Bool {
        let drags = dragActions.map { action in
            UIAction(title: action.localizedName) { _ in _ = action.perform() }
        }
        let scene = window?.windowScene
        let isDragging = scene?.drag != nil || scene?.restingDrag != nil
        let actions = isDragging ? [] : (accessibilityCustomActions ?? []).filter { !$0.name.isEmpty }
        guard !actions.isEmpty || !drags.isEmpty,
            let presentation = MenuPresentation(source: self, rect: bounds, sender: self, order: .fixed)
        else { return false }
        presentation.open(
            UIMenu(
                children: actions.map { action in
                    UIAction(
                        title: action.name, image: action.image, attributes: action.isDestructive ? .destructive : []
                    ) { _ in _ = action.perform() }
                } + drags))
        return true
    }
}
