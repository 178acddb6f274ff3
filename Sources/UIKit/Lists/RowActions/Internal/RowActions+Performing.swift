import Foundation

/// Runs actions, and does what their completion handlers ask for.
extension RowActions {
    /// Called when a button was tapped.
    func choose(_ button: RowActionButton, in cell: any SwipedCell) {
        guard let row = current, row.cell === cell, row.pending == nil else { return }
        perform(button, of: row)
    }

    /// Performs the first action after a full swipe. The content of the row moves out meanwhile if the action is
    /// destructive. Otherwise the row waits for the completion handler as after a tap. Unverified.
    func performFirst(of row: SwipedRow, speed: CGFloat) {
        guard current === row, row.pending == nil else { return }
        let button = row.buttons.buttons[0]
        row.phase = .open
        row.buttons.expand(0, animated: true)
        if button.action.style == .destructive {
            row.move(to: row.path.rowWidth, speed: speed, animated: true) {}
        }
        perform(button, of: row)
        if button.action.style == .normal, current === row { open(row, speed: 0) }
    }

    private func perform(_ button: RowActionButton, of row: SwipedRow) {
        let style = button.action.style
        row.pending = button
        let completion = RowActionCompletion { [weak self, weak row, weak button] isPerformed in
            if let self, let row { complete(row, button, isRemoved: isPerformed && style == .destructive) }
        }
        host.pass {
            button.action.handler(button.action, button, completion.closure)
            if row.isGone { endEditing(of: row) }
        }
    }

    /// Called by the completion handler of an action. The row may have closed or left since.
    private func complete(_ row: SwipedRow, _ button: RowActionButton?, isRemoved: Bool) {
        row.pending = nil
        host.pass {
            guard current === row else { return }
            if isRemoved {
                let index = row.buttons.buttons.firstIndex { $0 === button }
                removeContent(row, expanding: index)
            } else {
                close()
            }
        }
    }

    // MARK: Assistive technologies

    /// Returns the row's actions for assistive technologies, which perform them without a swipe; nil if there are none.
    func accessibilityActions(of cell: any SwipedCell) -> [UIAccessibilityCustomAction]? {
        host.pass {
            let sides = [RowSide.trailing, .leading].compactMap { host.swipeActions(of: cell, on: $0) }
            let actions = sides.flatMap(\.actions).compactMap { action in
                action.spokenTitle.map { accessibilityAction(action, titled: $0, of: cell) }
            }
            return actions.isEmpty ? nil : actions
        }
    }

    private func accessibilityAction(
        _ action: UIContextualAction, titled title: String, of cell: any SwipedCell
    ) -> UIAccessibilityCustomAction {
        let performed = UIAccessibilityCustomAction(name: title, image: action.image) { [weak cell] _ in
            guard let cell, let list = cell.swipeList else { return false }
            list.rowActions.host.pass { action.handler(action, cell, RowActionCompletion { _ in }.closure) }
            return true
        }
        performed.isDestructive = action.style == .destructive
        return performed
    }
}

/// The completion handler of an action. Only its first call counts, and it may come from any thread.
@MainActor
final class RowActionCompletion {
    private var body: ((Bool) -> Void)?

    init(_ body: @escaping (Bool) -> Void) { self.body = body }

    nonisolated var closure: @Sendable (Bool) -> Void {
        { isPerformed in
            if MainQueue.isCurrent || Thread.isMainThread {
                MainActor.assumeIsolated { self.call(isPerformed) }
            } else {
                Task { @MainActor in self.call(isPerformed) }
            }
        }
    }

    private func call(_ isPerformed: Bool) {
        let body = body
        self.body = nil
        body?(isPerformed)
    }
}
