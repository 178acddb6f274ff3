import EventKit
import Testing

struct EKEventTests {
    private let store = EKEventStore()

    @Test func eventsAreOrderedByTheirBeginnings() {
        let dates = [300.0, 100, 200].map(Date.init(timeIntervalSinceReferenceDate:))
        let events = dates.map { date in
            let event = EKEvent(eventStore: store)
            event.startDate = date
            return event
        }
        let sorted = events.sorted { $0.compareStartDate(with: $1) == .orderedAscending }
        #expect(sorted.map(\.startDate) == dates.sorted())
    }

    @Test func alarmsAreAddedAndRemoved() {
        let event = EKEvent(eventStore: store)
        let alarm = EKAlarm(relativeOffset: -60)
        event.addAlarm(alarm)
        #expect(event.hasAlarms && event.alarms?.first === alarm)
        event.removeAlarm(alarm)
        #expect(!event.hasAlarms && event.alarms == nil)
    }

    @Test func aDateReplacesTheOffsetOfAnAlarm() {
        let alarm = EKAlarm(relativeOffset: -60)
        alarm.absoluteDate = .distantFuture
        #expect(alarm.relativeOffset == 0 && alarm.absoluteDate == .distantFuture)
        alarm.relativeOffset = -30
        #expect(alarm.absoluteDate == nil && alarm.relativeOffset == -30)
    }

    @Test func completingAReminderSetsTheDate() {
        let reminder = EKReminder(eventStore: store)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.completionDate = nil
        #expect(!reminder.isCompleted)
    }

    @Test func aRuleIsCopied() throws {
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 3))
        let copy = try #require(rule.copy() as? EKRecurrenceRule)
        #expect(copy.interval == 2 && copy.daysOfTheWeek == rule.daysOfTheWeek)
        #expect(copy.recurrenceEnd?.occurrenceCount == 3 && copy.recurrenceEnd?.endDate == nil)
    }

    @Test func theEndOfASeriesIsArchived() throws {
        let end = EKRecurrenceEnd(end: Date(timeIntervalSinceReferenceDate: 1000))
        let archive = try NSKeyedArchiver.archivedData(withRootObject: end, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: EKRecurrenceEnd.self, from: archive) == end)
    }
}
