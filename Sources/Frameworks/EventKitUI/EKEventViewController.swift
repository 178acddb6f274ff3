import EventKit
import UIKit

/// - Linux: works
///
/// How the user left an ``EKEventViewController``. Only `.done` is reported.
public enum EKEventViewAction: Int, Sendable {
    case done = 0
    case responded = 1
    case deleted = 2
}

/// - Linux: works
///
/// Told when the user has closed an ``EKEventViewController``.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// - Linux: works
///
/// Shows the title, the time, the place and the notes of an event. Nothing can be edited.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    private let text = UITextView()

    /// The object that is told when the user closes the controller; not retained.
    open weak var delegate: (any EKEventViewDelegate)?

    open var event: EKEvent! { didSet { showEvent() } }

    /// Kept, without effect: nothing can be edited.
    open var allowsEditing = false

    /// Kept, without effect: there are no calendars.
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = SystemText.eventDetails.string
        view.backgroundColor = .systemBackground
        text.isEditable = false
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        view.addSubview(text)
        showEvent()
    }

    /// A controller that is presented, and not pushed, has a button that closes it.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard navigationController?.viewControllers.first === self, presentingViewController != nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func finish() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.eventViewController(self, didCompleteWith: .done)
    }

    private func showEvent() {
        guard isViewLoaded, let event else { return }
        let title = NSMutableAttributedString(
            string: event.title ?? "",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.label])
        let lines = [event.location, time(of: event), event.url?.absoluteString, event.notes].compactMap(\.self)
        for line in lines where !line.isEmpty {
            title.append(
                NSAttributedString(
                    string: "\n\n\(line)",
                    attributes: [
                        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.secondaryLabel,
                    ]))
        }
        text.attributedText = title
    }

    private func time(of event: EKEvent) -> String? {
        guard let start = event.startDate else { return nil }
        let formatter = DateIntervalFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = event.isAllDay ? .none : .short
        formatter.timeZone = event.timeZone ?? .current
        return formatter.string(from: start, to: event.endDate ?? start)
    }
}
