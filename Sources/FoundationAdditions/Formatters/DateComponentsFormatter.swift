import Foundation
import Synchronization

// Sound: the settings are in a mutex; only an open class cannot say so unchecked.
/// Writes lengths of time: "1 hour, 10 minutes", "1:10". Foundation on Linux declares the class as not available. All
/// languages of ICU are known, except that the phrases for approximate and remaining time are English.
///
/// `collapsesLargestUnit` and parsing are missing.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// "1:10"; units that are longer than hours are abbreviated before it: "3d 1:10:00"
        case positional
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros and pads the others with zeros in positional texts; drops all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Writes two digits for each unit of a positional text.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    private struct Settings {
        var unitsStyle = UnitsStyle.positional
        var allowedUnits: NSCalendar.Unit = []
        var zeroFormattingBehavior = ZeroFormattingBehavior.default
        var calendar: Calendar? = .autoupdatingCurrent
        var referenceDate: Date?
        var allowsFractionalUnits = false
        var maximumUnitCount = 0
        var includesApproximationPhrase = false
        var includesTimeRemainingPhrase = false
        var formattingContext = Formatter.Context.unknown
    }

    private let settings = Mutex(Settings())

    open var unitsStyle: UnitsStyle {
        get { settings.withLock { $0.unitsStyle } }
        set { settings.withLock { $0.unitsStyle = newValue } }
    }

    /// The units that may be used: years, months, weeks of the month, days, hours, minutes and seconds. Empty means
    /// those of the components, and all of them for times in seconds and between dates. Another unit raises
    /// `NSInvalidArgumentException`.
    open var allowedUnits: NSCalendar.Unit {
        get { settings.withLock { $0.allowedUnits } }
        set {
            if !newValue.subtracting(TimeUnit.all).isEmpty {
                Trestle.raise(
                    .invalidArgumentException, "Specifying units other than y, M, w, d, h, m and s is not supported")
            }
            settings.withLock { $0.allowedUnits = newValue.intersection(TimeUnit.all) }
        }
    }

    open var zeroFormattingBehavior: ZeroFormattingBehavior {
        get { settings.withLock { $0.zeroFormattingBehavior } }
        set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
    }

    /// The calendar, with its locale. nil means the Gregorian calendar and the locale `en_US_POSIX`.
    open var calendar: Calendar? {
        get { settings.withLock { $0.calendar } }
        set { settings.withLock { $0.calendar = newValue } }
    }

    /// The date from which units of different lengths are counted, such as months; nil means the beginning of 2001.
    open var referenceDate: Date? {
        get { settings.withLock { $0.referenceDate } }
        set { settings.withLock { $0.referenceDate = newValue } }
    }

    /// Whether the smallest unit has a fraction, of one digit at most: "1.5h".
    open var allowsFractionalUnits: Bool {
        get { settings.withLock { $0.allowsFractionalUnits } }
        set { settings.withLock { $0.allowsFractionalUnits = newValue } }
    }

    /// How many units are written at most, from the largest one that is not zero; 0 means all.
    open var maximumUnitCount: Int {
        get { settings.withLock { $0.maximumUnitCount } }
        set { settings.withLock { $0.maximumUnitCount = newValue } }
    }

    /// Writes "About" before the text. English only.
    open var includesApproximationPhrase: Bool {
        get { settings.withLock { $0.includesApproximationPhrase } }
        set { settings.withLock { $0.includesApproximationPhrase = newValue } }
    }

    /// Writes "remaining" after the text. English only.
    open var includesTimeRemainingPhrase: Bool {
        get { settings.withLock { $0.includesTimeRemainingPhrase } }
        set { settings.withLock { $0.includesTimeRemainingPhrase = newValue } }
    }

    open var formattingContext: Formatter.Context {
        get { settings.withLock { $0.formattingContext } }
        set { settings.withLock { $0.formattingContext = newValue } }
    }

    // MARK: Texts

    open func string(from components: DateComponents) -> String? {
        let units = allowedUnits.isEmpty ? TimeUnit.units(of: components) : allowedUnits
        let calendar = components.calendar ?? usedCalendar
        let start = start
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end, units, calendar)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, allowedUnits, usedCalendar)
    }

    open func string(from ti: TimeInterval) -> String? {
        let start = start
        return string(from: start, to: start.addingTimeInterval(ti), allowedUnits, usedCalendar)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// - Parameter obj: date components; nil is returned for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap(string)
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var usedCalendar: Calendar {
        if let calendar { return calendar }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }

    private func string(from start: Date, to end: Date, _ units: NSCalendar.Unit, _ calendar: Calendar) -> String? {
        let units = TimeUnit.allCases.filter { (units.isEmpty ? TimeUnit.all : units).contains($0.calendarUnit) }
        let isNegative = end < start
        let length = DurationParts(
            units, from: isNegative ? end : start, to: isNegative ? start : end, calendar,
            hasFraction: allowsFractionalUnits)
        let writer = DurationText(
            style: unitsStyle, zeros: zeroFormattingBehavior, locale: calendar.locale ?? .autoupdatingCurrent)
        guard
            let text = writer.text(length.values, maximumCount: maximumUnitCount, isNegative: isNegative)
        else { return nil }
        return phrase(text)
    }

    private func phrase(_ text: String) -> String {
        let text = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return includesApproximationPhrase ? "About \(text)" : text
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        copy.unitsStyle = unitsStyle
        copy.allowedUnits = allowedUnits
        copy.zeroFormattingBehavior = zeroFormattingBehavior
        copy.calendar = calendar
        copy.referenceDate = referenceDate
        copy.allowsFractionalUnits = allowsFractionalUnits
        copy.maximumUnitCount = maximumUnitCount
        copy.includesApproximationPhrase = includesApproximationPhrase
        copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
        copy.formattingContext = formattingContext
        return copy
    }
}
