/// What the user does with a link in a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    case presentActions
    case preview
}
