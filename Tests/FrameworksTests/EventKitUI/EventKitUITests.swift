import EventKitUI
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class EventKitUITests {
    private final class Delegate: NSObject, EKEventEditViewDelegate, EKCalendarChooserDelegate {
        var actions: [EKEventEditViewAction] = []
        var calls: [String] = []

        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            actions.append(action)
        }

        func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { calls.append("finish") }

        func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { calls.append("cancel") }
    }

    private let root = UIViewController()
    private let delegate = Delegate()
    private let store = EKEventStore()

    private func event() -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.notes = "Bring a book"
        event.startDate = Date(timeIntervalSinceReferenceDate: 0)
        event.endDate = Date(timeIntervalSinceReferenceDate: 3600)
        return event
    }

    private func present(_ controller: UIViewController) throws -> TestApplication {
        let app = try TestApplication(showing: root)
        root.present(controller, animated: false)
        app.advance(by: 1)
        return app
    }

    @Test func aPanelSaysThatEventsCannotBeSaved() throws {
        let controller = EKEventEditViewController()
        controller.event = event()
        controller.editViewDelegate = delegate
        let app = try present(controller)
        #expect(app.shows(text: "Events cannot be saved on this desktop.") && app.shows(text: "Lunch"))
        try app.tap(text: "Cancel")
        #expect(delegate.actions == [.canceled])
    }

    @Test func anEventIsShown() throws {
        let controller = EKEventViewController()
        controller.event = event()
        let app = try present(UINavigationController(rootViewController: controller))
        let text = try app.view(UITextView.self).text ?? ""
        #expect(text.contains("Lunch") && text.contains("Bring a book"))
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func theChooserHasNoCalendars() throws {
        let chooser = EKCalendarChooser(selectionStyle: .single, displayStyle: .allCalendars, eventStore: store)
        chooser.showsCancelButton = true
        chooser.showsDoneButton = true
        chooser.delegate = delegate
        let app = try present(UINavigationController(rootViewController: chooser))
        #expect(app.shows(text: "There are no calendars on this desktop."))
        try app.tap(text: "Done")
        try app.tap(text: "Cancel")
        #expect(delegate.calls == ["finish", "cancel"])
    }
}
