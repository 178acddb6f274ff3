/// The appearance of a toolbar: its background and its buttons.
open class UIToolbarAppearance: UIBarAppearance, ButtonAppearanceOwner {
    /// The appearance of plain buttons. Copied when it is set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { made(\.buttons) }
        set { set(\.buttons, to: newValue) }
    }

    /// The appearance of buttons of the style `done`. Copied when it is set.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { made(\.doneButtons) }
        set { set(\.doneButtons, to: newValue) }
    }

    // The appearances of buttons that have been asked for; nil is the system's look.
    var buttons: UIBarButtonItemAppearance?
    var doneButtons: UIBarButtonItemAppearance?

    override func looks(like other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance, super.looks(like: other) else { return false }
        return [buttons, doneButtons, other.buttons, other.doneButtons].allSatisfy { $0?.isUnset ?? true }
    }

    override func copyDetails(to copy: UIBarAppearance) {
        guard let copy = copy as? UIToolbarAppearance else { return }
        copy.set(\.buttons, to: buttons)
        copy.set(\.doneButtons, to: doneButtons)
    }
}

/// An appearance that has appearances of buttons.
protocol ButtonAppearanceOwner: UIBarAppearance {}

extension ButtonAppearanceOwner {
    /// Returns an appearance of buttons, made when it is asked for first.
    func made(_ buttons: ReferenceWritableKeyPath<Self, UIBarButtonItemAppearance?>) -> UIBarButtonItemAppearance {
        if let existing = self[keyPath: buttons] { return existing }
        let made = UIBarButtonItemAppearance(style: .plain)
        made.onChange = { [weak self] in self?.onChange?() }
        self[keyPath: buttons] = made
        return made
    }

    /// Keeps a copy of an appearance of buttons.
    func set(
        _ buttons: ReferenceWritableKeyPath<Self, UIBarButtonItemAppearance?>, to appearance: UIBarButtonItemAppearance?
    ) {
        self[keyPath: buttons] = appearance?.kept { [weak self] in self?.onChange?() }
        onChange?()
    }
}
