import QuartzCore

/// The edit menu of a row or an item, which a finger that stays there brings.
@MainActor
final class ElementMenu {
    private static let stayInterval = 0.5  // a long press's, as everywhere
    private static let allowedMovement: CGFloat = 10  // likewise

    private var waiting: DelayedCall?
    private weak var shownIn: UIMenuController?

    /// Calls when the touch has stayed for as long as a long press takes.
    func watch(_ touch: UITouch, on cell: UIView, _ stayed: @escaping @MainActor () -> Void) {
        waiting?.cancel()
        let start = touch.location(in: nil)
        // The table gets the touch a little after it began.
        let elapsed = max(0, CACurrentMediaTime() - touch.timestamp)
        waiting = DelayedCall(after: max(0, Self.stayInterval - elapsed)) { [weak self, weak touch] in
            self?.waiting = nil
            guard let touch, touch.isDown else { return }
            let now = touch.location(in: nil)
            if hypot(now.x - start.x, now.y - start.y) <= Self.allowedMovement { stayed() }
        }
    }

    func stopWaiting() {
        waiting?.cancel()
        waiting = nil
    }

    /// Shows what the delegate allows: the system's actions, which it performs itself, and the menu items that the cell takes.
    ///
    /// - Returns: whether there is anything to show.
    func show(
        for cell: UIView, canPerform: @escaping @MainActor (Selector, Any?) -> Bool,
        perform: @escaping @MainActor (Selector, Any?) -> Void, didEnd: @escaping @MainActor () -> Void
    ) -> Bool {
        let controller = UIMenuController.shared
        let isShown = controller.show(cell, cell.bounds, animated: true) { [weak self] in
            self?.shownIn = nil
            didEnd()
        } entries: { [weak cell, unowned controller] in
            guard let cell else { return [] }
            let own = EditMenuEntry.standard.compactMap { title, action -> EditMenuEntry? in
                guard canPerform(action, controller) else { return nil }
                return EditMenuEntry(title: title, choice: .perform { perform(action, controller) })
            }
            return own
                + (controller.menuItems ?? []).compactMap { item in
                    guard canPerform(item.action, controller) else { return nil }
                    return EditMenuEntry(item.title, item.action, for: cell, sender: controller)
                }
        }
        shownIn = isShown ? controller : nil
        return isShown
    }

    /// Puts the menu away.
    func end() {
        stopWaiting()
        shownIn?.hideMenu()
        shownIn = nil
    }
}
