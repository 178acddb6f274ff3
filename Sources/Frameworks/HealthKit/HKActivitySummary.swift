import Foundation

/// - Linux: works
///
/// What a user has moved on a day. Only objects that the application makes exist.
open class HKActivitySummary: NSObject {
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var standHoursGoal: HKQuantity?

    public override init() {}

    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

/// - Linux: refuses
///
/// A query for the summaries of days; it ends with an error.
open class HKActivitySummaryQuery: HKQuery {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: .activitySummaryType(), predicate: predicate)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, error)
    }
}
