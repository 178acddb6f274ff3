import Foundation

/// Adds and removes the menus of a ``UIMenuSystem``, while ``UIResponder/buildMenu(with:)`` is called. Changes of menus
/// that are not there have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus are built: ``UIMenuSystem/main`` or ``UIMenuSystem/context``.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier, at any depth; nil if there is none. O(n).
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier, at any depth; nil if there is none. O(n).
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the first command with an action, and with an equal property list unless that is nil; nil if there is
    /// none. O(n).
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu by another one, also the root.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu by those that the closure returns. The closure gets the present ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu in front of another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu behind another one, in the same parent.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu with its elements. The root cannot be removed.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the first command with an action, whatever its property list is; nil if there is none. O(n).
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
