// The identifiers of actions that paste. On iOS an action with one of them reads the pasteboard without asking the user;
// a desktop never asks. The raw values are unverified.
extension UIAction.Identifier {
    public static let paste = UIAction.Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = UIAction.Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = UIAction.Identifier("com.apple.action.pasteAndSearch")
}
