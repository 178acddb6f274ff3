import QuartzCore

/// The edit menu of a row or an item, which a long press opens.
@MainActor
final class ElementMenu {
    private static let stayInterval = 0.5  // as for UILongPressGestureRecognizer
    private static let allowedMovement: CGFloat = 10  // as for UILongPressGestureRecognizer

    private var waiting: DelayedCall?
    private weak var shownIn: UIMenuController?

    /// Calls `stayed` when the touch has become a long press.
    func watch(_ touch: UITouch, on cell: UIView, _ stayed: @escaping @MainActor () -> Void) {
        waiting?.cancel()
        let start = touch.location(in: nil)
        // The table receives the touch a moment after it began.
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

    /// Shows the actions that the delegate allows: the standard actions, which the delegate performs, and the menu
    /// items whose action the cell accepts.
    ///
    /// - Returns: false if there is nothing to show.
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

    /// Hides the menu.
    func end() {
        stopWaiting()
        shownIn?.hideMenu()
        shownIn = nil
    }
}
