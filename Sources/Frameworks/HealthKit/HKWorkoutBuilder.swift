import Foundation

/// - Linux: works
///
/// Describes a workout that begins.
open class HKWorkoutConfiguration: NSObject, NSCopying {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        copy.activityType = activityType
        copy.locationType = locationType
        copy.swimmingLocationType = swimmingLocationType
        copy.lapLength = lapLength
        return copy
    }
}

/// - Linux: refuses
///
/// Collects the data of a workout; every step ends with an error.
open class HKWorkoutBuilder: NSObject {
    private let store: HKHealthStore
    private let configuration: HKWorkoutConfiguration
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        store = healthStore
        self.configuration = configuration.copy() as? HKWorkoutConfiguration ?? configuration
        self.device = device
    }

    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var workoutConfiguration: HKWorkoutConfiguration {
        configuration.copy() as? HKWorkoutConfiguration ?? configuration
    }
    open var metadata: [String: Any] { [:] }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    @preconcurrency open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func beginCollection(at startDate: Date) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func add(
        _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func addSamples(_ samples: [HKSample]) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func endCollection(at endDate: Date) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        store.refuse { completion(nil, $0) }
    }

    open func finishWorkout() async throws -> HKWorkout? { throw HKHealthStore.refusal() }

    /// - Linux: no effect
    open func discardWorkout() {}

    open func elapsedTime(at date: Date) -> TimeInterval { 0 }

    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
