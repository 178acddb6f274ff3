import UIKit

/// Keeps the text input that is edited in a table above whatever covers the lower edge of the window: an onscreen
/// keyboard, an input view, an accessory view.
///
/// It adds the covered height to the table's insets and scrolls. `UITableViewController` does the same for its own
/// table.
@MainActor
final class KeyboardAvoidance {
    private let table: () -> UITableView?
    private var observations: [Observation] = []
    /// The covered area in the screen's coordinates; nil while nothing is covered.
    private var covered: CGRect?
    /// What this object has added to the lower insets of the table.
    private var addedInset: CGFloat = 0

    /// The space between the edited view and what covers the lower edge, in points.
    private static let distance: CGFloat = 8

    /// - Parameter table: returns the table; nil when there is none any more.
    init(table: @escaping () -> UITableView?) {
        self.table = table
        observe(UIResponder.keyboardWillShowNotification) { $0.cover($1) }
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.cover($1) }
        observe(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.cover(nil) }
        observe(UITextField.textDidBeginEditingNotification) { avoidance, _ in avoidance.showEditedView() }
        observe(UITextView.textDidBeginEditingNotification) { avoidance, _ in avoidance.showEditedView() }
    }

    private func observe(_ name: Notification.Name, _ act: @escaping @MainActor (KeyboardAvoidance, CGRect?) -> Void) {
        observations.append(
            Observation(of: name) { [weak self] note in
                let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                // UIKit posts these notifications on the main thread.
                MainActor.assumeIsolated {
                    if let self { act(self, end) }
                }
            })
    }

    private func cover(_ frame: CGRect?) {
        covered = frame
        guard let table = table() else { return }
        updateInset(of: table)
        showEditedView()
    }

    private func updateInset(of table: UITableView) {
        let adjustment = table.adjustedContentInset.bottom - table.contentInset.bottom
        let inset = max(0, coveredHeight(of: table) - adjustment)
        let change = inset - addedInset
        guard change != 0 else { return }
        addedInset = inset
        table.contentInset.bottom += change
        table.verticalScrollIndicatorInsets.bottom += change
    }

    private func coveredHeight(of table: UITableView) -> CGFloat {
        guard let covered, let window = table.window else { return 0 }
        let area = window.convert(covered, from: nil as UIWindow?)
        let frame = table.convert(table.bounds, to: nil as UIView?)
        guard area.intersects(frame) else { return 0 }
        return max(0, frame.maxY - area.minY)
    }

    private func showEditedView() {
        guard covered != nil, let table = table(), table.window != nil, let edited = firstResponder(in: table) else {
            return
        }
        let frame = table.convert(edited.bounds, from: edited)
        table.scrollRectToVisible(frame.insetBy(dx: 0, dy: -Self.distance), animated: true)
    }

    private func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
    }
}

/// A registration with the notification center, which ends with the object.
private final class Observation {
    /// Sound: set once; removing an observer is allowed on every thread.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(of name: Notification.Name, _ act: @escaping @Sendable (Notification) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: act)
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
