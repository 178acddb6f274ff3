import Foundation

extension UIDatePicker {
    private static let properties: [ArchivedProperty<UIDatePicker>] = [
        .option("UIDatePickerMode", \.datePickerMode), .option("UIDatePickerStyle", \.preferredDatePickerStyle),
    ]

    private static let bounds: [(key: String, path: ReferenceWritableKeyPath<UIDatePicker, Date?>)] = [
        ("UIMinimumDate", \.minimumDate), ("UIMaximumDate", \.maximumDate),
    ]

    private static let dateKey = "UIDate"
    private static let durationKey = "UICountDownDuration"
    private static let intervalKey = "UIMinuteInterval"
    private static let localeKey = "UILocale"
    private static let timeZoneKey = "UITimeZone"

    /// Writes the date and what limits it, without the calendar.
    func encodeDates(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        for (key, path) in Self.bounds {
            if let date = self[keyPath: path] { coder.encode(date.timeIntervalSinceReferenceDate, forKey: key) }
        }
        coder.encode(date.timeIntervalSinceReferenceDate, forKey: Self.dateKey)
        if datePickerMode == .countDownTimer { coder.encode(countDownDuration, forKey: Self.durationKey) }
        coder.encode(minuteInterval, forKey: Self.intervalKey)
        coder.encode(text: locale?.identifier, forKey: Self.localeKey)
        coder.encode(text: timeZone?.identifier, forKey: Self.timeZoneKey)
    }

    func decodeDates(from coder: NSCoder) {
        func seconds(_ key: String) -> TimeInterval? {
            guard coder.containsValue(forKey: key) else { return nil }
            let seconds = coder.decodeDouble(forKey: key)
            return seconds.isFinite ? seconds : nil
        }
        coder.decode(Self.properties, of: self)
        if let locale = coder.decodeText(forKey: Self.localeKey) { self.locale = Locale(identifier: locale) }
        if let zone = coder.decodeText(forKey: Self.timeZoneKey).flatMap({ TimeZone(identifier: $0) }) {
            timeZone = zone
        }
        let interval = coder.decodeInteger(forKey: Self.intervalKey)
        if interval > 0, 60 % interval == 0 { minuteInterval = interval }
        for (key, path) in Self.bounds {
            if let seconds = seconds(key) { self[keyPath: path] = Date(timeIntervalSinceReferenceDate: seconds) }
        }
        if let seconds = seconds(Self.dateKey) { date = Date(timeIntervalSinceReferenceDate: seconds) }
        if datePickerMode == .countDownTimer, let duration = seconds(Self.durationKey), duration >= 0 {
            countDownDuration = duration
        }
    }
}
