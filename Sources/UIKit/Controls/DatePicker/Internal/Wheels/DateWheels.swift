/// The rows of a date picker's wheels, and the dates that result from selecting them.
///
/// The wheels of months, days, hours and minutes repeat their rows many times and start in the middle, so that they
/// seem endless.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let fields: [DateField]
    var mode: UIDatePicker.Mode { settings.mode }
    /// Returns the selected date, on which the rows that are out of range depend.
    var chosenDate: () -> Date = { Date() }
    var didChoose: (_ row: Int, _ field: DateField) -> Void = { _, _ in }

    private let settings: DatePickerSettings
    private let calendar: Calendar
    private let titles: DateWheelTitles
    /// The day at the middle row of the wheel of whole days.
    private let today: Date

    private static let rounds = 400
    private static let days = 20_000
    private static let years = 1...9999

    init(_ settings: DatePickerSettings) {
        self.settings = settings
        calendar = settings.calendar
        fields = DateField.fields(of: settings.mode, locale: settings.locale)
        titles = DateWheelTitles(calendar: settings.calendar, locale: settings.locale)
        today = settings.calendar.startOfDay(for: Date())
    }

    private var minuteRows: Int { 60 / settings.minuteInterval }

    /// Returns the number of different rows of a wheel that repeats them; nil for other wheels.
    private func round(of field: DateField) -> Int? {
        switch field {
        case .month: 12
        case .day: 31
        case .hour: 24
        case .minute, .minutes: minuteRows
        case .year, .wholeDay, .period, .hours: nil
        }
    }

    private func count(of field: DateField) -> Int {
        if let round = round(of: field) { return round * Self.rounds }
        switch field {
        case .year: return Self.years.count
        case .wholeDay: return Self.days
        case .hours: return 24
        default: return 2
        }
    }

    // MARK: Rows and dates

    /// Returns the row of a date. If the wheel repeats its rows, the result is the one nearest to the row `present`.
    func row(of field: DateField, at date: Date, near present: Int) -> Int {
        func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
        return switch field {
        case .year: part(.year) - Self.years.lowerBound
        case .month: nearest(part(.month) - 1, of: field, to: present)
        case .day: nearest(part(.day) - 1, of: field, to: present)
        case .wholeDay:
            Self.days / 2 + (calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0)
        case .hour: nearest(part(.hour), of: field, to: present)
        case .minute: nearest(part(.minute) / settings.minuteInterval, of: field, to: present)
        case .period: part(.hour) < 12 ? 0 : 1
        case .hours, .minutes: 0
        }
    }

    func row(of field: DateField, duration: TimeInterval) -> Int {
        let minutes = Int(duration) / 60
        if field == .hours { return minutes / 60 }
        return nearest(minutes % 60 / settings.minuteInterval, of: field, to: Self.rounds / 2 * minuteRows)
    }

    private func nearest(_ place: Int, of field: DateField, to present: Int) -> Int {
        guard let round = round(of: field) else { return place }
        // A new wheel is at its first row, far from the middle.
        let middle = Self.rounds / 2 * round
        let present = abs(present - middle) < middle - round ? present : middle
        let base = present - present % round + place
        return [base - round, base, base + round].min { abs($0 - present) < abs($1 - present) } ?? base
    }

    /// Returns the date after a wheel came to rest on a row. A day that the month does not have becomes its last day.
    func date(_ date: Date, choosing row: Int, of field: DateField) -> Date {
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        let place = round(of: field).map { row % $0 } ?? row
        switch field {
        case .year: parts.year = Self.years.lowerBound + place
        case .month: parts.month = place + 1
        case .day: parts.day = place + 1
        case .wholeDay:
            let day = calendar.date(byAdding: .day, value: row - Self.days / 2, to: today) ?? today
            let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
        case .hour: parts.hour = place
        case .minute: parts.minute = place * settings.minuteInterval
        case .period: parts.hour = (parts.hour ?? 0) % 12 + place * 12
        case .hours, .minutes: break
        }
        parts.day = min(parts.day ?? 1, daysInMonth(parts))
        return calendar.date(from: parts) ?? date
    }

    private func daysInMonth(_ parts: DateComponents) -> Int {
        let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
        guard let date = calendar.date(from: first) else { return 31 }
        return calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    }

    func duration(_ duration: TimeInterval, choosing row: Int, of field: DateField) -> TimeInterval {
        let minutes = Int(duration) / 60
        return field == .hours
            ? Double(row * 3600 + minutes % 60 * 60)
            : Double(minutes / 60 * 3600 + row % minuteRows * settings.minuteInterval * 60)
    }

    // MARK: Wheels

    func numberOfComponents(in pickerView: UIPickerView) -> Int { fields.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: fields[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        titles.width(of: fields[component])
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let field = fields[component]
        let color: UIColor = isOutOfRange(row, field) ? .tertiaryLabel : .label
        return NSAttributedString(
            string: title(row, field),
            attributes: [
                .foregroundColor: color, .font: UIFont.systemFont(ofSize: SystemMetrics.current.pickers.fontSize),
            ])
    }

    private func title(_ row: Int, _ field: DateField) -> String {
        switch field {
        case .year: return titles.year(Self.years.lowerBound + row)
        case .month: return titles.months[row % 12]
        case .day: return titles.day(row % 31 + 1)
        case .wholeDay:
            let day = calendar.date(byAdding: .day, value: row - Self.days / 2, to: today) ?? today
            return titles.wholeDay(day, isToday: row == Self.days / 2)
        case .hour: return titles.hour(row % 24, hasPeriod: fields.contains(.period))
        case .minute: return titles.minute(row % minuteRows * settings.minuteInterval)
        case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return titles.number(row)
        case .minutes: return titles.number(row % minuteRows * settings.minuteInterval)
        }
    }

    /// Returns whether selecting the row, without a change of the other wheels, selects only dates that are out of
    /// range.
    private func isOutOfRange(_ row: Int, _ field: DateField) -> Bool {
        guard settings.mode != .countDownTimer else { return false }
        let unit: Calendar.Component
        switch field {
        case .year: unit = .year
        case .month: unit = .month
        case .day:
            let parts = calendar.dateComponents([.era, .year, .month], from: chosenDate())
            if row % 31 + 1 > daysInMonth(parts) { return true }
            unit = .day
        case .wholeDay: unit = .day
        case .hour: unit = .hour
        case .minute: unit = .minute
        case .period, .hours, .minutes: return false
        }
        let chosen = date(chosenDate(), choosing: row, of: field)
        guard let span = calendar.dateInterval(of: unit, for: chosen) else { return false }
        return settings.excludes(from: span.start, to: span.end)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didChoose(row, fields[component])
    }
}
