import Foundation

/// The days of one month in rows of a week.
struct MonthPage: Equatable {
    /// The beginning of the first day.
    let start: Date
    private let calendar: Calendar

    /// The month that contains a date.
    init(containing date: Date, calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    }

    static func == (one: MonthPage, other: MonthPage) -> Bool { one.start == other.start }

    static let rows = 6
    static let columns = 7

    /// The beginnings of the month's days at their places, row by row; nil before the first day and after the last.
    var days: [Date?] {
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        var days: [Date?] = Array(repeating: nil, count: indent)
        // Not by adding seconds: days with a change of the clock are shorter or longer.
        days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
        days += Array(repeating: nil, count: max(Self.rows * Self.columns - days.count, 0))
        return days
    }

    /// The number of empty places before the first day.
    private var indent: Int {
        (calendar.component(.weekday, from: start) - calendar.firstWeekday + Self.columns) % Self.columns
    }

    /// Returns another month, counted from this one.
    func page(after months: Int) -> MonthPage {
        let date = calendar.date(byAdding: .month, value: months, to: start) ?? start
        return MonthPage(containing: date, calendar: calendar)
    }

    /// The beginning of the next month.
    var end: Date { page(after: 1).start }

    /// The short names of the days of a week, in the order of the columns.
    static func weekdays(_ calendar: Calendar) -> [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }
}
