import UIKit

/// What controllers of missing frameworks show when a program presents them all the same: a panel that says what is
/// missing, below a bar with a button that ends them.
package final class AbsenceViewController: UIViewController {
    private let panel: AbsencePanel
    private let onEnd: () -> Void

    /// `onEnd` is called when the user taps the button: it tells the delegate, or dismisses.
    package init(panel: AbsencePanel, title: String?, onEnd: @escaping () -> Void) {
        self.panel = panel
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd() })
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        return nil
    }

    package override func loadView() { view = panel }
}
