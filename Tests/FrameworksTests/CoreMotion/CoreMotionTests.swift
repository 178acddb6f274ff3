import CoreMotion
import Testing

@Suite
struct CoreMotionTests {
    @Test func noSensorIsAvailable() {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isDeviceMotionAvailable)
        manager.startAccelerometerUpdates()
        #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .restricted)
    }

    @Test func stepsAreNotAvailable() async {
        let code = await withCheckedContinuation { done in
            CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
                done.resume(returning: data == nil ? (error as NSError?)?.code : 0)
            }
        }
        #expect(code == Int(CMErrorNotAvailable.rawValue))
    }

    @Test func activitiesAreNotAvailable() async {
        let error = await withCheckedContinuation { done in
            CMMotionActivityManager().queryActivityStarting(
                from: .distantPast, to: Date(), to: OperationQueue()
            ) { _, error in done.resume(returning: error as NSError?) }
        }
        #expect(error?.domain == CMErrorDomain && error?.code == 104)
    }

    @Test func altitudesEndOnTheQueueOfTheProgram() async {
        let queue = OperationQueue()
        let isOnQueue = await withCheckedContinuation { done in
            CMAltimeter().startRelativeAltitudeUpdates(to: queue) { _, error in
                done.resume(returning: error != nil && OperationQueue.current === queue)
            }
        }
        #expect(isOnQueue)
    }
}
