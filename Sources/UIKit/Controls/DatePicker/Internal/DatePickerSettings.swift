/// The mode, range, interval, locale and calendar of a date picker.
struct DatePickerSettings {
    var mode = UIDatePicker.Mode.dateAndTime
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    var roundsToInterval = true
    var ownLocale: Locale?
    var ownCalendar: Calendar?
    var ownTimeZone: TimeZone?

    var locale: Locale { ownLocale ?? .current }

    var calendar: Calendar {
        var calendar = ownCalendar ?? .current
        calendar.locale = locale
        if let ownTimeZone { calendar.timeZone = ownTimeZone }
        return calendar
    }

    private var hasRange: Bool {
        guard mode != .countDownTimer else { return false }
        guard let minimum, let maximum else { return true }
        return minimum <= maximum
    }

    /// The style that is shown for a preferred one.
    func style(for preferred: UIDatePickerStyle) -> UIDatePickerStyle {
        switch (preferred, mode) {
        case (.wheels, _), (_, .countDownTimer), (.inline, .time): .wheels
        case (.inline, _): .inline
        case (.automatic, _), (.compact, _): .compact
        }
    }

    func clamped(_ date: Date) -> Date {
        guard hasRange else { return date }
        return min(max(date, minimum ?? .distantPast), maximum ?? .distantFuture)
    }

    /// Returns whether every moment between the two is outside the range.
    func excludes(from start: Date, to end: Date) -> Bool {
        guard hasRange else { return false }
        return end <= minimum ?? .distantPast || start > maximum ?? .distantFuture
    }

    /// Returns whether every moment of the day that begins then is outside the range.
    func excludesDay(_ start: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return excludes(from: start, to: end)
    }

    /// Returns the last multiple of the minute interval at or before the date.
    func rounded(_ date: Date) -> Date {
        guard roundsToInterval, minuteInterval > 1 else { return date }
        let calendar = calendar
        let minute = calendar.component(.minute, from: date)
        return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }
}
