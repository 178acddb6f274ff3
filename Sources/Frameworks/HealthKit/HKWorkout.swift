import Foundation

/// - Linux: works
///
/// A workout that the application describes.
// Sound: the properties never change.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil,
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            kind: workoutActivityType, start: startDate, end: endDate, events: workoutEvents,
            duration: endDate.timeIntervalSince(startDate) - HKWorkoutEvent.pauses(workoutEvents ?? [], until: endDate),
            energy: totalEnergyBurned, distance: totalDistance, device: device, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, duration: duration,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }

    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            kind: workoutActivityType, start: startDate, end: endDate, events: nil, duration: duration,
            energy: totalEnergyBurned, distance: totalDistance, device: device, metadata: metadata)
    }

    private init(
        kind: HKWorkoutActivityType, start: Date, end: Date, events: [HKWorkoutEvent]?, duration: TimeInterval,
        energy: HKQuantity?, distance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        workoutActivityType = kind
        workoutEvents = events
        self.duration = duration
        totalEnergyBurned = energy
        totalDistance = distance
        super.init(sampleType: .workoutType(), start: start, end: end, device: device, metadata: metadata)
    }

    open var totalSwimmingStrokeCount: HKQuantity? { nil }
    open var totalFlightsClimbed: HKQuantity? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// - Linux: works
///
/// Something that happens in a workout.
// Sound: the properties never change.
open class HKWorkoutEvent: NSObject, NSCopying, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }

    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        self.type = type
        self.dateInterval = dateInterval
        self.metadata = metadata
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var date: Date { dateInterval.start }

    /// Returns how long all pauses are together. One without an end ends with the workout.
    static func pauses(_ events: [HKWorkoutEvent], until end: Date) -> TimeInterval {
        var sum = 0.0
        var begin: Date?
        for event in events.sorted(by: { $0.date < $1.date }) {
            switch event.type {
            case .pause, .motionPaused: begin = begin ?? event.date
            case .resume, .motionResumed:
                if let pause = begin { sum += event.date.timeIntervalSince(pause) }
                begin = nil
            default: break
            }
        }
        return sum + (begin.map { end.timeIntervalSince($0) } ?? 0)
    }
}
