import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct DatePickerTests {
    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        DatePickerScreen.date(year, month, day, hour, minute)
    }

    private func start(_ mode: UIDatePicker.Mode, _ date: Date) throws -> (TestApplication, DatePickerScreen) {
        let screen = DatePickerScreen(.wheels)
        screen.picker.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
        let app = try TestApplication(showing: screen)
        screen.picker.datePickerMode = mode
        screen.picker.date = date
        app.frame()
        return (app, screen)
    }

    @Test func datesHaveTheWheelsOfTheLanguage() throws {
        let (app, screen) = try start(.date, date(2026, 2, 27))
        func order(_ texts: [String]) -> [CGFloat] {
            texts.compactMap { text in try? app.view(text: text) }.map { $0.convert($0.bounds, to: screen.view).midX }
        }
        #expect(order(["February", "27", "2026"]) == order(["February", "27", "2026"]).sorted())
        screen.picker.locale = Locale(identifier: "de_DE")
        app.frame()
        #expect(order(["27", "Februar", "2026"]) == order(["27", "Februar", "2026"]).sorted())
        #expect(order(["27", "Februar", "2026"]).count == 3)
    }

    @Test func timesHaveTwelveHoursWhereTheLanguageCountsSo() throws {
        let (app, screen) = try start(.time, date(2026, 2, 27, 15, 5))
        #expect(app.shows(text: "PM") && app.shows(text: "3") && app.shows(text: "05"))
        screen.picker.locale = Locale(identifier: "de_DE")
        app.frame()
        #expect(app.shows(text: "15") && !app.shows(text: "PM"))
    }

    @Test func turningAWheelChangesThatPartAndSendsOneEvent() throws {
        let (app, screen) = try start(.date, date(2026, 1, 31))
        try app.tap(text: "February")
        app.advance(by: 2)
        // There is no 31st of February.
        #expect(screen.picker.date == date(2026, 2, 28) && screen.changes == 1)
        app.advance(by: 2)
        #expect(screen.changes == 1)
    }

    @Test func setDateSendsNothing() throws {
        let (app, screen) = try start(.dateAndTime, date(2026, 1, 31))
        screen.picker.setDate(date(2027, 5, 1), animated: true)
        app.advance(by: 2)
        #expect(screen.picker.date == date(2027, 5, 1) && screen.changes == 0)
    }

    @Test func datesStayInTheRange() throws {
        let (app, screen) = try start(.date, date(2026, 6, 15))
        screen.picker.minimumDate = date(2026, 6, 10)
        screen.picker.maximumDate = date(2026, 6, 20)
        screen.picker.date = date(2030, 1, 1)
        #expect(screen.picker.date == date(2026, 6, 20))
        screen.picker.date = date(2026, 6, 12)
        app.frame()
        try app.tap(text: "May")
        app.advance(by: 2)
        #expect(screen.picker.date == date(2026, 6, 10))
        // The wheel has turned back to what was chosen.
        #expect(app.shows(text: "June") && screen.changes == 1)
        screen.picker.minimumDate = date(2040, 1, 1)
        screen.picker.date = date(2030, 1, 1)
        #expect(screen.picker.date == date(2030, 1, 1))
    }

    @Test func minutesGoByTheInterval() throws {
        let (app, screen) = try start(.time, date(2026, 6, 15, 10, 44))
        screen.picker.minuteInterval = 15
        #expect(screen.picker.date == date(2026, 6, 15, 10, 30))
        app.frame()
        try app.tap(text: "45")
        app.advance(by: 2)
        #expect(screen.picker.date == date(2026, 6, 15, 10, 45))
        screen.picker.minuteInterval = 7
        #expect(screen.picker.minuteInterval == 1)
    }

    @Test func hoursGoRoundAndTakeThePeriodAlong() throws {
        let (app, screen) = try start(.time, date(2026, 6, 15, 11, 0))
        try app.tap(text: "12")
        app.advance(by: 2)
        #expect(screen.picker.date == date(2026, 6, 15, 12, 0) && app.shows(text: "PM"))
    }

    @Test func theTimerCountsInMinutesAndNeverNone() throws {
        let (app, screen) = try start(.countDownTimer, date(2026, 6, 15))
        screen.picker.countDownDuration = 3661
        #expect(screen.picker.countDownDuration == 3660)
        app.frame()
        #expect(app.shows(text: "hour") && app.shows(text: "min"))
        screen.picker.countDownDuration = 3600
        app.frame()
        // Two zeros are seen: the hours' is on the left.
        let zero = try #require(app.views(UILabel.self).first { $0.text == "0" && $0.alpha > 0 })
        app.tap(at: zero.convert(CGPoint(x: zero.bounds.midX, y: zero.bounds.midY), to: nil))
        app.advance(by: 3)
        #expect(screen.picker.countDownDuration >= 60)
    }

    @Test func wholeDaysSayTodayInEnglish() throws {
        let (app, _) = try start(.dateAndTime, Date())
        #expect(app.shows(text: "Today"))
    }
}
