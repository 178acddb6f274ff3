import CoreLocation
import Foundation

/// - Linux: refuses
///
/// A series of samples; no object exists.
// Sound: the class adds no state.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int { 0 }
}

/// - Linux: refuses
///
/// The way of a workout; no object exists.
// Sound: the class adds no state.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// - Linux: refuses
///
/// Collects a series; every step ends with an error.
open class HKSeriesBuilder: NSObject {
    let store: HKHealthStore

    init(store: HKHealthStore) {
        self.store = store
    }

    /// - Linux: no effect
    open func discard() {}
}

/// - Linux: refuses
///
/// Collects the way of a workout; every step ends with an error.
open class HKWorkoutRouteBuilder: HKSeriesBuilder {
    public init(healthStore: HKHealthStore, device: HKDevice?) {
        super.init(store: healthStore)
    }

    @preconcurrency open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.refuse { completion(false, $0) }
    }

    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKHealthStore.refusal() }

    @preconcurrency open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        store.refuse { completion(nil, $0) }
    }

    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKHealthStore.refusal()
    }
}

/// - Linux: refuses
///
/// A query for the places of a way; it ends with an error.
open class HKWorkoutRouteQuery: HKQuery {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(type: workoutRoute.sampleType, predicate: nil)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, true, error)
    }
}
