extension UIBarButtonItem {
    /// Creates an item that shows a text. The target is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        send(action, to: target, style)
    }

    /// Creates an item that shows an image. The target is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        send(action, to: target, style)
    }

    /// Creates an item that shows an image.
    ///
    /// - Parameter landscapeImagePhone: the image in bars of compact height; nil for `image` there too.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates an item with a menu, which opens on touch if there is no action. The target is not retained.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        send(action, to: target, .plain)
    }

    /// Creates one of the system's items. The target is not retained.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        send(action, to: target, style)
    }

    func send(_ action: Selector?, to target: Any?, _ style: Style) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Performs the item's action.
    ///
    /// - Parameter button: the control that shows the item; nil if the item was chosen in a menu.
    func wasTapped(_ button: UIControl?) {
        if changesSelectionAsPrimaryAction, !isChoice { isSelected.toggle() }
        if let primaryAction {
            if let button { button.sendAction(primaryAction) } else { primaryAction.perform(sender: self) }
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
}
