import EventKit
import FrameworkAbsence
import UIKit

/// - Linux: refuses
///
/// A panel in place of the form in which an event is edited: no event can be saved. Its button reports `.canceled`.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// The object that is told when the user closes the panel; not retained.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?

    /// Kept, without effect.
    open var eventStore: EKEventStore!

    /// Kept; the panel shows its title.
    open var event: EKEvent? { didSet { page.title = event?.title ?? "" } }

    private lazy var page = AbsenceViewController(
        panel: AbsencePanel(
            symbolName: "calendar", title: SystemText.calendar.string, message: SystemText.eventsCannotBeSaved.string),
        title: event?.title
    ) { [weak self] in self?.cancel() }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        showPage()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPage()
    }

    private func showPage() {
        viewControllers = [page]
        // Dragging does not dismiss it, so that the delegate is told in any case.
        isModalInPresentation = true
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Absence.report("EventKitUI", "EKEventEditViewController", "a panel is shown instead")
    }

    /// - Linux: no effect
    ///
    /// Nothing is being edited.
    open func cancelEditing() {}

    private func cancel() {
        guard let editViewDelegate else { return dismiss(animated: true) }
        editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
    }
}
