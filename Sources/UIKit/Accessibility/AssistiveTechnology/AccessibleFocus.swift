import Foundation
internal import HostInterface

/// The one focus that an assistive technology sees: what has the keyboard, or, where that is nothing, the element on
/// which the application has put the focus of the screen reader.
@MainActor
struct AccessibleFocus {
    let provider: AccessibilityProvider

    init(_ provider: AccessibilityProvider) { self.provider = provider }

    var assistance: AssistiveTechnology { provider.assistance }

    /// The object that has the focus: a text that is edited, then what the keys have chosen, then the screen reader's
    /// element.
    var object: NSObject? {
        if let chosen = assistance.focusWithoutKeyboard { return chosen }
        guard let scene = provider.scenes.front?.scene else { return nil }
        let window = scene.keyWindow
        if let text = window?.firstResponder as? any UIKeyInput, let view = text as? UIView { return view }
        if let item = scene.focusSystemIfMade?.focusedItem as? NSObject {
            return (item as? ElementFocusItem)?.element ?? item
        }
        return assistance.focus as? NSObject
    }

    var node: (any HostAccessibleNode)? {
        guard let object, provider.isAttached(object) else { return nil }
        return provider.node(for: object)
    }

    func isFocused(_ object: NSObject) -> Bool { self.object === object }

    // MARK: Moving it

    /// Gives an object the focus of the keyboard if it can have it, and that of the screen reader in any case.
    func grab(_ object: NSObject) -> Bool {
        guard provider.isAttached(object) else { return false }
        let moved = takeKeyboard(object)
        if provider.isAttached(object) {
            if moved { assistance.moveFocus(to: object) } else { assistance.moveFocusWithoutKeyboard(to: object) }
        }
        return moved || assistance.focusWithoutKeyboard === object
    }

    private func takeKeyboard(_ object: NSObject) -> Bool {
        guard let view = object as? UIView else { return false }
        if view is any UIKeyInput { return view.becomeFirstResponder() }
        guard Focusability.allows(view), let system = view.window?.windowScene?.focusSystem else { return false }
        let destination = FocusDestination.item(view)
        guard system.move(to: destination) else { return false }
        FocusReveal.show(destination)
        return true
    }
}
