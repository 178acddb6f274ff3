import Foundation

/// The builder of a menu system: a tree of menus, which are replaced where they change.
@MainActor
final class MenuTree: UIMenuBuilder {
    private(set) var root: UIMenu
    let system: UIMenuSystem

    init(_ root: UIMenu, of system: UIMenuSystem) {
        (self.root, self.system) = (root, system)
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        find { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        find { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        find { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return propertyList.map { isSame($0, command.propertyList) } ?? true
        } as? UICommand
    }

    private func isSame(_ one: Any, _ other: Any?) -> Bool {
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    private func find(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        var waiting: [UIMenuElement] = [root]
        while !waiting.isEmpty {
            let element = waiting.removeFirst()
            if isWanted(element) { return element }
            if let menu = element as? UIMenu { waiting += menu.children }
        }
        return nil
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier {
            root = replacementMenu
        } else {
            exchange(replacedIdentifier) { _ in [replacementMenu] }
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: parentIdentifier) else { return }
        replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        exchange(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        exchange(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        exchange(removedIdentifier) { _ in [] }
    }

    /// Puts other menus in the place of one.
    private func exchange(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenu]) {
        root = exchanged(root, identifier, replacement)
    }

    private func exchanged(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenu]
    ) -> UIMenu {
        var isChanged = false
        let children = menu.children.flatMap { child -> [UIMenuElement] in
            guard let inner = child as? UIMenu else { return [child] }
            if inner.identifier == identifier {
                isChanged = true
                return replacement(inner)
            }
            let new = exchanged(inner, identifier, replacement)
            if new !== inner { isChanged = true }
            return [new]
        }
        return isChanged ? menu.replacingChildren(children) : menu
    }
}

extension UIMenu {
    /// The key commands of the menu and its submenus.
    var keyCommands: [UIKeyCommand] {
        children.flatMap { child -> [UIKeyCommand] in
            if let command = child as? UIKeyCommand { return [command] }
            return (child as? UIMenu)?.keyCommands ?? []
        }
    }
}
