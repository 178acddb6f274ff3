import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Calendar views, their selections and their decorations.
@MainActor @Suite(.serialized)
final class CalendarViewTests {
    private final class Log: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var entries: [String] = []
        var refusedDay: Int?

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 12 ? .customView { UILabel.saying("Party") } : nil
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            entries.append("from \(previousDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            entries.append("selected \(dateComponents?.day ?? 0)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool {
            dateComponents?.day != refusedDay
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) {
            entries.append("selected \(dateComponents.day ?? 0)")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            entries.append("deselected \(dateComponents.day ?? 0)")
        }
    }

    private let log = Log()
    private let view = UICalendarView(frame: CGRect(x: 0, y: 50, width: 390, height: 450))
    private let app: TestApplication

    init() throws {
        let controller = UIViewController()
        app = try TestApplication(showing: controller, size: CGSize(width: 390, height: 844))
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        controller.view.addSubview(view)
        app.advance(by: 0.1)
    }

    @Test func aTouchSelectsOneDay() throws {
        let selection = UICalendarSelectionSingleDate(delegate: log)
        view.selectionBehavior = selection
        try app.tap(text: "15")
        try app.tap(text: "20")
        #expect(log.entries == ["selected 15", "selected 20"])
        #expect(selection.selectedDate?.day == 20 && selection.selectedDate?.month == 5)
    }

    @Test func aRefusedDayCannotBeSelected() throws {
        log.refusedDay = 15
        let selection = UICalendarSelectionSingleDate(delegate: log)
        view.selectionBehavior = selection
        try app.tap(text: "15")
        #expect(log.entries.isEmpty && selection.selectedDate == nil)
    }

    @Test func aSecondTouchTakesADayOutOfASelectionOfSeveral() throws {
        let selection = UICalendarSelectionMultiDate(delegate: log)
        view.selectionBehavior = selection
        for day in ["15", "20", "15"] { try app.tap(text: day) }
        #expect(log.entries == ["selected 15", "selected 20", "deselected 15"])
        #expect(selection.selectedDates.map(\.day) == [20])
    }

    @Test func daysHaveTheDecorationsOfTheDelegate() {
        view.delegate = log
        app.advance(by: 0.1)
        #expect(app.shows(text: "Party"))
        view.wantsDateDecorations = false
        app.advance(by: 0.1)
        #expect(!app.shows(text: "Party"))
    }

    @Test func theDelegateIsToldOfAnotherMonth() throws {
        view.delegate = log
        try app.tap(label: "Next Month")
        app.advance(by: 1)
        #expect(view.visibleDateComponents.month == 6)
        #expect(log.entries == ["from 5"])
    }
}

extension UILabel {
    fileprivate static func saying(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 8)
        return label
    }
}
