/// Called with the action when it is performed. Its `sender` is what performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element with a closure, also used by controls and bar buttons.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Identifies the action. In a control, an action replaces an earlier one with the same identifier.
    open private(set) var identifier: Identifier
    /// A longer title for help; nil, the default, for the title itself.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, hidden or destructive. None by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action has a checkmark. The default is `.off`.
    open var state: UIMenuElement.State
    /// The image while ``state`` is on; nil, the default, keeps ``UIMenuElement/image``.
    open var selectedImage: UIImage?
    /// The object that sends the action, while its handler runs; otherwise nil.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates an action that calls a closure.
    ///
    /// - Parameter identifier: nil creates a unique identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action without a subtitle. An identifier of nil creates a unique one.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action with a subtitle. An identifier of nil creates a unique one.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, selectedImage: nil, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    func perform(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}

extension UIAction {
    /// The names of actions.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        /// Creates an identifier, for example with the domain of the program in front.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier, for example with the domain of the program in front.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
