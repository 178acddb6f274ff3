import Foundation

/// A menu element that sends its action up the responder chain, from the first responder. Whoever takes the action is asked to
/// ``UIResponder/validate(_:)`` a copy before it is shown, or sent.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// Never nil; optional as ``UIKeyCommand``'s is in UIKit.
    public let action: Selector!
    /// Tells commands with one action apart.
    public let propertyList: Any?
    public let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    // MARK: Internal

    func copied() -> UICommand {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// As whoever takes it wants it now; disabled when nobody does.
    final func validated(for responder: UIResponder?) -> UICommand {
        let copy = copied()
        if let target = responder?.target(forAction: action, withSender: self) {
            (target as? UIResponder)?.validate(copy)
        } else {
            copy.attributes.insert(.disabled)
        }
        return copy
    }

    /// Says whether anybody got it.
    @discardableResult
    final func send(_ action: Selector? = nil, from responder: UIResponder?) -> Bool {
        let action: Selector = action ?? self.action
        guard let target = responder?.target(forAction: action, withSender: self) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
