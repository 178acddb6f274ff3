import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct DatePickerStyleTests {
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        DatePickerScreen.date(year, month, day, hour, minute)
    }

    private func start(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) throws -> (
        TestApplication, DatePickerScreen
    ) {
        let screen = DatePickerScreen(style)
        let app = try TestApplication(showing: screen)
        screen.picker.datePickerMode = mode
        screen.picker.date = date(2026, 11, 12)
        screen.picker.frame.origin = CGPoint(x: 20, y: 120)
        screen.picker.sizeToFit()
        app.frame()
        return (app, screen)
    }

    @Test func theStyleOfAPickerFollowsItsMode() {
        let picker = UIDatePicker()
        #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
    }

    // MARK: Compact

    @Test func aCompactPickerHasAButtonForEachPart() throws {
        let (app, screen) = try start(.compact, .dateAndTime)
        #expect(app.shows(text: "Nov 12, 2026"))
        #expect(app.visibleTexts.contains { $0.hasPrefix("9:41") })
        screen.picker.datePickerMode = .date
        screen.picker.sizeToFit()
        app.frame()
        #expect(!app.visibleTexts.contains { $0.hasPrefix("9:41") })
        #expect((34...35).contains(screen.picker.bounds.height))
    }

    @Test func theDateOpensACalendarThatAnOutsideTouchCloses() throws {
        let (app, screen) = try start(.compact, .date)
        try app.tap(text: "Nov 12, 2026")
        app.advance(by: 1)
        #expect(app.shows(text: "NOV") == false && app.visibleTexts.contains("THU"))
        try app.tap(text: "20")
        app.advance(by: 1)
        #expect(screen.picker.date == date(2026, 11, 20) && screen.changes == 1)
        #expect(app.shows(text: "Nov 20, 2026"))
        app.tap(at: CGPoint(x: 195, y: 820))
        app.advance(by: 1)
        #expect(!app.visibleTexts.contains("THU") && screen.presentedViewController == nil)
    }

    @Test func theTimeOpensWheels() throws {
        let (app, screen) = try start(.compact, .time)
        let text = try #require(app.visibleTexts.first { $0.hasPrefix("9:41") })
        try app.tap(text: text)
        app.advance(by: 1)
        try app.tap(text: "10")
        app.advance(by: 2)
        #expect(screen.picker.date == date(2026, 11, 12, 10, 41) && screen.changes == 1)
    }

    @Test func theDateOfAnOpenPickerMayBeSetByCode() throws {
        let (app, screen) = try start(.compact, .date)
        try app.tap(text: "Nov 12, 2026")
        app.advance(by: 1)
        screen.picker.date = date(2027, 2, 1)
        app.advance(by: 1)
        #expect(app.shows(text: "Feb 1, 2027") && screen.changes == 0)
        #expect(app.visibleTexts.contains { $0.hasPrefix("February 2027") })
    }

    @Test func anOpenCalendarMayOutliveItsPicker() throws {
        let (app, screen) = try start(.compact, .date)
        try app.tap(text: "Nov 12, 2026")
        app.advance(by: 1)
        weak let former = screen.picker
        screen.picker.removeFromSuperview()
        screen.picker = UIDatePicker()
        app.frame()
        #expect(former == nil)
        try app.tap(text: "20")
        app.advance(by: 1)
        #expect(screen.changes == 0 && screen.presentedViewController != nil)
    }

    @Test func aPopoverThatCodeDismissesCanBeOpenedAgain() throws {
        let (app, screen) = try start(.compact, .date)
        try app.tap(text: "Nov 12, 2026")
        app.advance(by: 1)
        screen.dismiss(animated: true)
        app.advance(by: 1)
        #expect(!app.visibleTexts.contains("THU"))
        try app.tap(text: "Nov 12, 2026")
        app.advance(by: 1)
        #expect(app.visibleTexts.contains("THU"))
    }

    // MARK: Inline

    @Test func aTouchedDayKeepsTheTime() throws {
        let (app, screen) = try start(.inline, .dateAndTime)
        try app.tap(text: "30")
        #expect(screen.picker.date == date(2026, 11, 30, 9, 41) && screen.changes == 1)
    }

    @Test func theButtonsShowOtherMonthsAndSelectNothing() throws {
        let (app, screen) = try start(.inline, .date)
        #expect(!app.visibleTexts.contains("31"))
        try app.tap(label: "Next Month")
        app.advance(by: 1)
        #expect(app.visibleTexts.contains("31") && screen.changes == 0)
        try app.tap(text: "31")
        #expect(screen.picker.date == date(2026, 12, 31))
    }

    @Test func daysOutOfTheRangeCannotBeSelected() throws {
        let (app, screen) = try start(.inline, .date)
        screen.picker.minimumDate = date(2026, 11, 10)
        app.frame()
        try app.tap(text: "9")
        #expect(screen.picker.date == date(2026, 11, 12) && screen.changes == 0)
        try app.tap(label: "Previous Month")
        app.advance(by: 1)
        #expect(!app.visibleTexts.contains("31"))
        try app.tap(text: "10")
        #expect(screen.picker.date == date(2026, 11, 10, 9, 41))
    }

    @Test func theMonthsNameOpensWheels() throws {
        let (app, screen) = try start(.inline, .date)
        try app.tap(label: "November 2026")
        app.advance(by: 1)
        try app.tap(text: "2027")
        app.advance(by: 2)
        try app.tap(label: "November 2027")
        app.advance(by: 1)
        try app.tap(text: "1")
        #expect(screen.picker.date == date(2027, 11, 1, 9, 41))
    }

    @Test func weeksRunFromTheRightWhereTheLanguageDoes() throws {
        let (app, screen) = try start(.inline, .date)
        func x(_ text: String) throws -> CGFloat { try app.view(text: text).convert(CGPoint.zero, to: nil).x }
        #expect(try x("3") < x("4"))
        screen.view.semanticContentAttribute = .forceRightToLeft
        for view in app.views(UIView.self) { view.semanticContentAttribute = .forceRightToLeft }
        app.frame()
        #expect(try x("3") > x("4"))
    }
}
