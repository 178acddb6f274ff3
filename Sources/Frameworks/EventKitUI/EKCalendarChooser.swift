import EventKit
import FrameworkAbsence
import UIKit

/// - Linux: works
///
/// How many calendars the user chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    case single = 0
    case multiple = 1
}

/// - Linux: no effect
///
/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    case allCalendars = 0
    case writableCalendarsOnly = 1
}

/// - Linux: refuses
///
/// Told what the user chooses in an ``EKCalendarChooser``: nothing. Only the calls of its buttons are made.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Never called.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// Called when the user taps the button for the end.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// Called when the user taps the button that cancels.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}

    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}

    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// - Linux: refuses
///
/// A panel in place of the user's calendars, which a desktop has in no common place.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    private let style: EKCalendarChooserSelectionStyle

    /// The object that is told about the buttons; not retained.
    open weak var delegate: (any EKCalendarChooserDelegate)?

    open var selectionStyle: EKCalendarChooserSelectionStyle { style }

    /// Whether the bar has a button for the end. The default is false.
    open var showsDoneButton = false { didSet { showButtons() } }

    /// Whether the bar has a button that cancels. The default is false.
    open var showsCancelButton = false { didSet { showButtons() } }

    /// Kept, without effect.
    open var selectedCalendars: Set<EKCalendar> = []

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        title = SystemText.calendars.string
    }

    /// Returns nil: a chooser needs a store.
    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        Absence.report("EventKitUI", "EKCalendarChooser", "a panel is shown instead")
        view = AbsencePanel(
            symbolName: "calendar", title: SystemText.calendars.string, message: SystemText.noCalendars.string)
    }

    private func showButtons() {
        let cancel = UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } }
        let done = UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } }
        navigationItem.leftBarButtonItem =
            showsCancelButton ? UIBarButtonItem(systemItem: .cancel, primaryAction: cancel) : nil
        navigationItem.rightBarButtonItem =
            showsDoneButton ? UIBarButtonItem(systemItem: .done, primaryAction: done) : nil
    }
}
