/// The titles of the rows of a date picker in a locale.
@MainActor
struct DateWheelTitles {
    let months: [String]
    private let calendar: Calendar
    /// Whether the system's texts are in the language of the titles.
    private let isTodayNamed: Bool
    private let years: DateFormatter
    private let wholeDays: DateFormatter
    private let numbers = NumberFormatter()
    private let paddedNumbers = NumberFormatter()

    init(calendar: Calendar, locale: Locale) {
        self.calendar = calendar
        months = calendar.standaloneMonthSymbols
        isTodayNamed =
            locale.language.languageCode == Locale.Language(identifier: SystemTextTables.language).languageCode
        func formatter(_ template: String) -> DateFormatter {
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.locale = locale
            formatter.timeZone = calendar.timeZone
            let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
            formatter.dateFormat = format.replacingOccurrences(of: "E, ", with: "E ")
            return formatter
        }
        years = formatter("y")
        wholeDays = formatter("EMMMd")
        numbers.locale = locale
        paddedNumbers.locale = locale
        paddedNumbers.minimumIntegerDigits = 2
    }

    func year(_ year: Int) -> String {
        let date = calendar.date(from: DateComponents(year: year, month: 6, day: 15))
        return date.map(years.string(from:)) ?? number(year)
    }

    func day(_ day: Int) -> String { number(day) }

    /// Returns the title of a day: "Today" for today in the language of the application, otherwise the formatted date.
    func wholeDay(_ date: Date, isToday: Bool) -> String {
        isToday && isTodayNamed ? SystemText.today.string : wholeDays.string(from: date)
    }

    func hour(_ hour: Int, hasPeriod: Bool) -> String {
        hasPeriod ? number(hour % 12 == 0 ? 12 : hour % 12) : padded(hour)
    }

    func minute(_ minute: Int) -> String { padded(minute) }

    func number(_ number: Int) -> String { numbers.string(from: NSNumber(value: number)) ?? "\(number)" }

    private func padded(_ number: Int) -> String {
        paddedNumbers.string(from: NSNumber(value: number)) ?? "\(number)"
    }

    // MARK: Widths

    func width(of field: DateField) -> CGFloat {
        let metrics = SystemMetrics.current.pickers.self
        func width(_ texts: [String]) -> CGFloat {
            let font = UIFont.systemFont(ofSize: metrics.fontSize)
            return texts.map { ($0 as NSString).size(withAttributes: [.font: font]).width.rounded(.up) }.max() ?? 0
        }
        return switch field {
        case .year: width([year(2028)]) + 26
        case .month: width(months) + 18
        case .day, .hour, .minute: width([number(28)]) + 26
        case .wholeDay:
            width((0..<7).map { wholeDay(Date(timeIntervalSince1970: Double($0) * 86_400), isToday: false) }) + 18
        case .period: width([calendar.amSymbol, calendar.pmSymbol]) + 22
        case .hours, .minutes: 130
        }
    }
}
