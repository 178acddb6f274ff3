/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text of the element.
    var title: String { get set }
    /// A longer title for help; nil for the title itself.
    var discoverabilityTitle: String? { get set }
    /// The picture beside the text; nil for none.
    var image: UIImage? { get set }
    /// The image while ``state`` is on; nil keeps ``image``.
    var selectedImage: UIImage? { get set }
    /// Whether the element is disabled, hidden or destructive.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element has a checkmark.
    var state: UIMenuElement.State { get set }
    /// The object that caused the element's action, while the action runs; otherwise nil.
    var sender: Any? { get }

    /// Runs the element's action.
    ///
    /// - Parameters:
    ///   - sender: what is ``sender`` meanwhile.
    ///   - target: gets the action of a command; nil for the first object of the responder chain that has the method.
    ///     An action, which has a handler, ignores it.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }
}

extension UICommand: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
