import Foundation
import Testing

@testable import UIKit

@Suite struct MonthPageTests {
    private func calendar(firstWeekday: Int = 1, _ identifier: Calendar.Identifier = .gregorian) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    private func numbers(_ year: Int, _ month: Int, _ calendar: Calendar) -> [Int?] {
        let date = calendar.date(from: DateComponents(year: year, month: month, day: 15, hour: 12))!
        return MonthPage(containing: date, calendar: calendar).days.map { day in
            day.map { calendar.component(.day, from: $0) }
        }
    }

    @Test func aMonthBeginsBelowItsFirstWeekday() {
        // The first of November 2026 is a Sunday.
        #expect(numbers(2026, 11, calendar())[0] == 1)
        #expect(numbers(2026, 11, calendar(firstWeekday: 2)).firstIndex(of: 1) == 6)
    }

    @Test func everyDayIsThereOnceAlsoWhereClocksChange() {
        // Clocks change on the 29th of March and the 25th of October.
        for month in [3, 10] {
            #expect(numbers(2026, month, calendar()).compactMap(\.self) == Array(1...31))
        }
        #expect(numbers(2028, 2, calendar()).compactMap(\.self) == Array(1...29))
        #expect(numbers(2026, 3, calendar()).count == 42)
    }

    @Test func pagesFollowAcrossYears() {
        let calendar = calendar()
        let date = calendar.date(from: DateComponents(year: 2026, month: 12, day: 31))!
        let page = MonthPage(containing: date, calendar: calendar)
        #expect(calendar.dateComponents([.year, .month, .day], from: page.page(after: 1).start).year == 2027)
        #expect(page.page(after: 1).page(after: -1) == page)
        #expect(page.end == page.page(after: 1).start)
    }

    @Test func weekdaysBeginWithTheCalendarsFirst() {
        #expect(MonthPage.weekdays(calendar()).first == "Sun")
        #expect(MonthPage.weekdays(calendar(firstWeekday: 2)) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }
}
