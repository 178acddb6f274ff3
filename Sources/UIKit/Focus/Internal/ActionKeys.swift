/// The keys that open menus of what has the focus: the menu key the context menu, tab with Z the actions, as with Full
/// Keyboard Access on an iPad. Without a context menu the menu key opens the actions too.
///
/// Owned by ``KeyboardFocus``.
@MainActor
final class ActionKeys {
    /// Sound: the window owns the object that owns this one.
    private unowned(unsafe) let window: UIWindow
    /// Whether the tab key is down, and no other key has been pressed since.
    private var tabIsDown = false
    /// What had the focus before the tab key went down.
    private var former: FocusDestination?

    init(window: UIWindow) { self.window = window }

    private var system: UIFocusSystem? { window.windowScene?.focusSystemIfMade }
    private var focusedView: UIView? { system?.focusedItem.flatMap { FocusChain.view(of: $0) } }

    func tabWillTurn(_ system: UIFocusSystem) {
        if !tabIsDown { former = system.focusedItem.map { FocusDestination($0) } }
        tabIsDown = true
    }

    func release(_ key: PressedKey) {
        guard key.usage == .keyboardTab else { return }
        (tabIsDown, former) = (false, nil)
    }

    /// Returns true for Z while tab is held down.
    func press(_ key: PressedKey, _ system: UIFocusSystem) -> Bool {
        guard tabIsDown else { return false }
        let former = former
        (tabIsDown, self.former) = (false, nil)
        guard key.usage == .keyboardZ, key.modifiers.isEmpty, let former, system.move(to: former) else { return false }
        _ = focusedView?.openActionMenu()
        return true
    }

    /// Opens the actions of the focused row or item for a key that opens menus. Returns false if it has none.
    func openActions(_ key: PressedKey) -> Bool { key.opensMenu && focusedView?.openActionMenu() ?? false }

    /// Opens the places where a resting drag can be dropped at what has the focus, in place of its context menu. Returns
    /// false without such a drag.
    func openDrops(_ key: PressedKey) -> Bool {
        guard key.opensMenu, window.windowScene?.restingDrag != nil else { return false }
        return focusedView?.openActionMenu() ?? false
    }

    /// Opens the context menu of the focused item or, without one, its actions.
    func openMenu(_ key: PressedKey) -> Bool {
        guard key.opensMenu, let view = focusedView else { return false }
        return view.openContextMenuByKey() || view.openActionMenu()
    }
}
