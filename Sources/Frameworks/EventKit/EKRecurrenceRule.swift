import Foundation

/// - Linux: works
///
/// How an event repeats.
open class EKRecurrenceRule: EKObject, NSCopying {
    private struct Rule {
        var frequency: EKRecurrenceFrequency
        var interval: Int
        var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
        var daysOfTheMonth: [NSNumber]?
        var monthsOfTheYear: [NSNumber]?
        var weeksOfTheYear: [NSNumber]?
        var daysOfTheYear: [NSNumber]?
        var setPositions: [NSNumber]?
    }

    private let rule: Rule

    open var recurrenceEnd: EKRecurrenceEnd?

    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        rule = Rule(frequency: type, interval: interval)
        recurrenceEnd = end
    }

    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        rule = Rule(
            frequency: type, interval: interval, daysOfTheWeek: days, daysOfTheMonth: monthDays,
            monthsOfTheYear: months, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
            setPositions: setPositions)
        recurrenceEnd = end
    }

    private init(_ rule: Rule, end: EKRecurrenceEnd?) {
        self.rule = rule
        recurrenceEnd = end
    }

    open var calendarIdentifier: String { "gregorian" }
    open var frequency: EKRecurrenceFrequency { rule.frequency }
    open var interval: Int { rule.interval }

    /// 0: the week begins as in the user's calendar.
    open var firstDayOfTheWeek: Int { 0 }

    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { rule.daysOfTheWeek }
    open var daysOfTheMonth: [NSNumber]? { rule.daysOfTheMonth }
    open var daysOfTheYear: [NSNumber]? { rule.daysOfTheYear }
    open var weeksOfTheYear: [NSNumber]? { rule.weeksOfTheYear }
    open var monthsOfTheYear: [NSNumber]? { rule.monthsOfTheYear }
    open var setPositions: [NSNumber]? { rule.setPositions }

    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(rule, end: recurrenceEnd) }
}
