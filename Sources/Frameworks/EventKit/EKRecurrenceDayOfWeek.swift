import Foundation

/// - Linux: works
///
/// A day of the week, in every week or in one week of a month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding {
    private let day: EKWeekday
    private let week: Int

    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }

    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (day, week) = (dayOfTheWeek, weekNumber) }

    open var dayOfTheWeek: EKWeekday { day }

    /// The number of the week, counted from the end if it is negative; 0 for every week.
    open var weekNumber: Int { week }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.day == day && other.week == week
    }

    open override var hash: Int { day.rawValue + 7 * week }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let day = EKWeekday(rawValue: coder.decodeInteger(forKey: "day")) else { return nil }
        (self.day, week) = (day, coder.decodeInteger(forKey: "week"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(day.rawValue, forKey: "day")
        coder.encode(week, forKey: "week")
    }
}
