/// One wheel of a date picker.
enum DateField: Equatable {
    case year, month, day
    /// A day with its weekday, in the mode for date and time.
    case wholeDay
    case hour, minute, period
    case hours, minutes

    /// Returns the wheels of a mode in the order of the locale's date format.
    static func fields(of mode: UIDatePicker.Mode, locale: Locale) -> [DateField] {
        switch mode {
        case .date: fields(named: "yMMMMd", locale, ["y": .year, "M": .month, "L": .month, "d": .day])
        case .time: times(locale)
        case .dateAndTime: [.wholeDay] + times(locale)
        case .countDownTimer: [.hours, .minutes]
        }
    }

    private static func times(_ locale: Locale) -> [DateField] {
        let hours = ["h", "H", "k", "K"].map { ($0, DateField.hour) }
        let rest = [("m", DateField.minute), ("a", .period), ("b", .period), ("B", .period)]
        return fields(named: "jm", locale, Dictionary(uniqueKeysWithValues: hours + rest))
    }

    private static func fields(named template: String, _ locale: Locale, _ letters: [String: DateField]) -> [DateField]
    {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var found: [DateField] = []
        var isQuoted = false
        for character in format {
            if character == "'" { isQuoted.toggle() }
            if !isQuoted, let field = letters[String(character)], !found.contains(field) { found.append(field) }
        }
        return found
    }
}
