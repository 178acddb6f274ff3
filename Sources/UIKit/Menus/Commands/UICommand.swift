import Foundation

/// A menu element that sends its action along the responder chain, starting at the first responder. Before the command
/// is shown or sent, the responder that handles the action gets a copy in ``UIResponder/validate(_:)``.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The action; nil only for a ``UIKeyCommand`` that was created without one.
    open private(set) var action: Selector!
    /// Distinguishes commands that have the same action.
    open private(set) var propertyList: Any?
    /// Other actions of the same element, for more modifier keys; none by default.
    open private(set) var alternates: [UICommandAlternate]
    /// A longer title for help; nil, the default, for the title itself.
    open var discoverabilityTitle: String?
    /// Whether the command is disabled, hidden or destructive. None by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command has a checkmark. The default is `.off`.
    open var state: UIMenuElement.State
    /// The image while ``state`` is on; nil, the default, keeps ``UIMenuElement/image``.
    open var selectedImage: UIImage?
    /// The object that caused the command, while ``performWithSender(_:target:)`` sends it; otherwise nil.
    public internal(set) var sender: Any?

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates a command whose image changes while its state is on. A selected image of nil keeps the image.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a command without a subtitle.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command with a subtitle.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, action: action,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    // MARK: Internal

    /// Creates a command without an action.
    init(idle: Void) {
        action = nil
        propertyList = nil
        alternates = []
        attributes = []
        state = .off
        super.init(title: "", subtitle: nil, image: nil)
    }

    func copied() -> UICommand {
        UICommand(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Returns a copy after validation by the responder that handles the action. The copy is disabled if there is none.
    final func validated(for responder: UIResponder?) -> UICommand {
        let copy = copied()
        if let action, let target = responder?.target(forAction: action, withSender: self) {
            (target as? UIResponder)?.validate(copy)
        } else {
            copy.attributes.insert(.disabled)
        }
        return copy
    }

    /// Sends the action. Returns false if no responder handled it.
    @discardableResult
    final func send(_ action: Selector? = nil, from responder: UIResponder?) -> Bool {
        guard let action = action ?? self.action, let target = responder?.target(forAction: action, withSender: self)
        else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
