internal import _FoundationICU
import Foundation

/// Writes how long ago something was, or in how long it is: "2 weeks ago", "in 3 hours". Foundation on Linux has no such
/// class. All languages of ICU are known.
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday", and the numeric style where there is no name
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// The shortest text of the language: "2mo ago"
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown

    /// nil sets the user's calendar, which is the default.
    open var calendar: Calendar! {
        get { ownCalendar ?? .autoupdatingCurrent }
        set { ownCalendar = newValue }
    }

    /// nil sets the locale of the calendar, which is the default.
    open var locale: Locale! {
        get { ownLocale ?? calendar.locale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }

    private var ownCalendar: Calendar?
    private var ownLocale: Locale?

    /// Writes the largest unit of the components that is not zero. Years, months, weeks of the month, days, hours,
    /// minutes and seconds count; negative values are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = RelativeDateTimeFormatter.units.compactMap { unit in
            dateComponents.value(for: unit.component).map { ($0, unit.symbol) }
        }
        let (value, symbol) = values.first { $0.0 != 0 } ?? values.last ?? (0, UDAT_REL_UNIT_SECOND)
        return text(Double(value), symbol) ?? ""
    }

    /// Writes how far a number of seconds is from now; negative seconds are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Writes the largest unit of the time between two dates, without its fraction.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = Set(RelativeDateTimeFormatter.units.map(\.component))
        return localizedString(from: calendar.dateComponents(components, from: referenceDate, to: date))
    }

    /// - Parameter obj: a date, which is compared with now; nil is returned for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(component: Calendar.Component, symbol: URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
        (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
        (.second, UDAT_REL_UNIT_SECOND),
    ]

    private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String? {
        let numbers = unitsStyle == .spellOut ? ICU.spelledNumbers(locale) : nil
        guard
            let formatter = ICU.open({
                swift_ureldatefmt_open(locale.identifier, numbers, width, ICU.context(formattingContext), $0)
            })
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return ICU.text {
            dateTimeStyle == .named
                ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, $2)
                : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, $2)
        }
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.ownCalendar = ownCalendar
        copy.ownLocale = ownLocale
        return copy
    }
}
