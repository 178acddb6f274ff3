// The identifiers of actions that paste. On iOS an action with one of them reads the pasteboard without asking the user;
// a desktop never asks. The raw values are unverified.
extension UIAction.Identifier {
    /// Pastes what is on the pasteboard.
    public static let paste = UIAction.Identifier("com.apple.action.paste")
    /// Pastes text in the style of the text around it.
    public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.pasteAndMatchStyle")
    /// Pastes an address and opens it.
    public static let pasteAndGo = UIAction.Identifier("com.apple.action.pasteAndGo")
    /// Pastes a text and searches for it.
    public static let pasteAndSearch = UIAction.Identifier("com.apple.action.pasteAndSearch")
}
