/// A named action of an element in addition to its activation, for example one that is otherwise performed by a swipe.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Performs the action. Returns whether it succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The same type as ``ActionHandler``, under the name of its first version.
    public typealias Handler = ActionHandler

    /// The name of the action with attributes, as it is spoken.
    open var attributedName: NSAttributedString

    /// The name of the group in which assistive technologies offer the action; nil, the default, for no group.
    open var category: String?

    /// The group of actions that edit the element.
    public nonisolated class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }

    /// The name of the action, without the attributes of ``attributedName``.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// A picture of the action; nil for none, the default.
    open var image: UIImage?
    /// The object that performs the action; not retained.
    open weak var target: AnyObject?

    /// A method of the target that returns whether the action succeeded. It has no parameter or takes the action.
    open var selector: Selector!

    /// A closure that takes precedence over target and selector.
    open var actionHandler: ActionHandler?

    /// Whether a menu shows the action as one that deletes something. True for the destructive swipe actions of rows.
    var isDestructive = false

    /// Creates an action without a name, which does nothing before it has a handler or a selector.
    public override init() {
        attributedName = NSAttributedString(string: "")
        super.init()
    }

    /// Creates an action that sends `selector` to `target`, which is not retained. The method returns whether it
    /// succeeded.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action that calls a closure, which returns whether it succeeded.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping ActionHandler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name without attributes that sends `selector` to `target`, which is not retained.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action without a picture that sends `selector` to `target`, which is not retained.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action without a picture that sends `selector` to `target`, which is not retained. The name has
    /// attributes.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with a name without attributes that calls a closure, which returns whether it succeeded.
    public init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action without a picture that calls a closure, which returns whether it succeeded.
    public init(name: String, actionHandler: @escaping ActionHandler) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action without a picture that calls a closure. The name has attributes.
    public init(attributedName: NSAttributedString, actionHandler: @escaping ActionHandler) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init()
    }

    /// Performs the action as an assistive technology would. Returns false if the handler or method does, or if there
    /// is none.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let selector, let target else { return false }
        let result = MessageSend.send(selector, to: target, self)
        return (result as? Bool) ?? (result as? NSNumber)?.boolValue ?? false
    }
}
