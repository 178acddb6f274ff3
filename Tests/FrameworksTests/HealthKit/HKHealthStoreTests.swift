import HealthKit
import Testing

@Suite
struct HKHealthStoreTests {
    private let store = HKHealthStore()

    @Test func healthDataIsNotAvailable() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        #expect(store.authorizationStatus(for: HKQuantityType(.bodyMass)) == .sharingDenied)
        let code = await withCheckedContinuation { done in
            store.requestAuthorization(toShare: nil, read: [HKQuantityType(.stepCount)]) { success, error in
                done.resume(returning: success ? nil : (error as? HKError)?.code)
            }
        }
        #expect(code == .errorHealthDataUnavailable)
    }

    @Test func queriesEndWithAnError() async {
        let code = await withCheckedContinuation { done in
            store.execute(
                HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil) {
                    _, statistics, error in
                    done.resume(returning: statistics == nil ? (error as? HKError)?.code : nil)
                })
        }
        #expect(code == .errorHealthDataUnavailable)
    }

    @Test func asynchronousRequestsThrow() async {
        let descriptor = HKSampleQueryDescriptor(predicates: [.workout()], sortDescriptors: [])
        await #expect(throws: HKError(.errorHealthDataUnavailable)) { try await descriptor.result(for: store) }
    }

    @Test func predicatesLookAtTheTimeOfSamples() {
        let (start, end) = (Date(timeIntervalSince1970: 1000), Date(timeIntervalSince1970: 2000))
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 10),
            start: Date(timeIntervalSince1970: 900), end: Date(timeIntervalSince1970: 1100))
        #expect(HKQuery.predicateForSamples(withStart: start, end: end).evaluate(with: sample))
        let strict = HKQuery.predicateForSamples(withStart: start, end: end, options: .strictStartDate)
        #expect(!strict.evaluate(with: sample))
        #expect(HKQuery.predicateForObject(with: sample.uuid).evaluate(with: sample))
    }

    @Test func pausesDoNotCountForAWorkout() {
        let start = Date(timeIntervalSince1970: 0)
        let events = [
            HKWorkoutEvent(type: .pause, date: start.addingTimeInterval(100)),
            HKWorkoutEvent(type: .resume, date: start.addingTimeInterval(150)),
        ]
        let workout = HKWorkout(
            activityType: .running, start: start, end: start.addingTimeInterval(600), workoutEvents: events,
            totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
        #expect(workout.duration == 550 && workout.sampleType == HKObjectType.workoutType())
    }
}
