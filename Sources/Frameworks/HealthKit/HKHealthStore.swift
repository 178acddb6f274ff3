import FrameworkAbsence
import Foundation

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

/// - Linux: refuses
///
/// There is no health data: requests end with ``HKError/errorHealthDataUnavailable`` on a queue of the framework.
// Sound: objects have no state.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private static let queue = DispatchQueue(label: "HKHealthStore")

    public override init() {}

    open class func isHealthDataAvailable() -> Bool { false }
    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {
        throw Self.refusal()
    }

    @preconcurrency open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        refuse { completion(.unknown, $0) }
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        throw Self.refusal()
    }

    @preconcurrency open func handleAuthorizationForExtension(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func save(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    open func save(_ object: HKObject) async throws { throw Self.refusal() }

    open func save(_ objects: [HKObject]) async throws { throw Self.refusal() }

    @preconcurrency open func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    open func delete(_ object: HKObject) async throws { throw Self.refusal() }

    open func delete(_ objects: [HKObject]) async throws { throw Self.refusal() }

    @preconcurrency open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        refuse { completion(false, 0, $0) }
    }

    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw Self.refusal()
    }

    /// The handler of the query gets an error.
    open func execute(_ query: HKQuery) {
        // Sound: the query's handler is called on another queue, as HealthKit documents.
        nonisolated(unsafe) let query = query
        refuse { query.end(with: $0) }
    }

    open func stop(_ query: HKQuery) {
        query.stop()
    }

    open func dateOfBirthComponents() throws -> DateComponents { throw Self.refusal() }

    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.refusal() }

    open func bloodType() throws -> HKBloodTypeObject { throw Self.refusal() }

    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.refusal() }

    open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.refusal() }

    @preconcurrency open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw Self.refusal()
    }

    @preconcurrency open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse { completion(false, $0) }
    }

    @preconcurrency open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        refuse { completion([:], $0) }
    }

    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw Self.refusal()
    }

    static func refusal() -> HKError {
        Absence.report("HealthKit", "HKHealthStore", "there is no health data, and requests end with an HKError")
        return HKError(.errorHealthDataUnavailable)
    }

    /// Calls a handler on the framework's queue.
    func refuse(_ handler: @escaping @Sendable (HKError) -> Void) {
        let error = Self.refusal()
        Self.queue.async { handler(error) }
    }
}
