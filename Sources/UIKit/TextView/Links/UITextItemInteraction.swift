/// What the user does with a link in a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    /// A long press that opens a menu.
    case presentActions
    /// A preview of the link; never used here.
    case preview
}
