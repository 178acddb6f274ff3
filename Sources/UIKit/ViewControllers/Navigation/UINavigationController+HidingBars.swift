extension UINavigationController {
    /// Whether a swipe upwards hides the bars and a swipe downwards shows them again. The default is false.
    public var hidesBarsOnSwipe: Bool {
        get { barHiding?.pan.isEnabled ?? false }
        set { barHidingForChange(newValue)?.pan.isEnabled = newValue }
    }

    /// Whether a tap on the content hides the bars, and the next one shows them. Taps on controls do not. The default is
    /// false.
    public var hidesBarsOnTap: Bool {
        get { barHiding?.tap.isEnabled ?? false }
        set { barHidingForChange(newValue)?.tap.isEnabled = newValue }
    }

    /// Whether the bars are hidden while the vertical size class is compact. The default is false.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding?.followsHeight ?? false }
        set { barHidingForChange(newValue)?.followsHeight = newValue }
    }

    /// Whether the bars are hidden when a keyboard comes. They stay hidden when it goes. The default is false.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding?.followsKeyboard ?? false }
        set { barHidingForChange(newValue)?.followsKeyboard = newValue }
    }

    /// The recognizer of the swipes that hide the bars. Do not change its delegate.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { requireBarHiding().pan }

    /// The recognizer of the taps that hide the bars. Do not change its delegate.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { requireBarHiding().tap }

    private func requireBarHiding() -> BarHiding {
        if let barHiding { return barHiding }
        let made = BarHiding(of: self)
        barHiding = made
        if let viewIfLoaded { made.attach(to: viewIfLoaded) }
        return made
    }

    /// Nothing has to exist for a property to be false.
    private func barHidingForChange(_ isOn: Bool) -> BarHiding? { isOn ? requireBarHiding() : barHiding }
}
