/// Whether the focus that code gives to an item waits for the next key that moves the focus.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The system decides: the item gets the focus at once.
    case automatic = 0
    /// The focus disappears instead. The next arrow key, or the tab key, gives it to the item.
    case always = 1
    /// The item gets the focus at once.
    case never = 2
}
