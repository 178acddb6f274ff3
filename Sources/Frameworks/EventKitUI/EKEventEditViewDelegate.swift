import EventKit
import UIKit

/// - Linux: works
///
/// How the user left an ``EKEventEditViewController``. Only `.canceled` is reported.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved = 1
    case deleted = 2

    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// - Linux: works
///
/// Told when the user has closed an ``EKEventEditViewController``, and dismisses it.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called with `.canceled` when the user closes the panel.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)

    /// Never called: there are no calendars.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}
