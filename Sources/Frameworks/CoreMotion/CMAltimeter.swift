import FrameworkAbsence
import Foundation

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// - Linux: refuses
///
/// Altitudes are not available: updates end with `CMErrorNotAvailable` on the queue of the program.
open class CMAltimeter: NSObject {
    public override init() {}

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        refuse(on: queue, handler)
    }

    /// - Linux: no effect
    open func stopRelativeAltitudeUpdates() {}

    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {
        refuse(on: queue, handler)
    }

    /// - Linux: no effect
    open func stopAbsoluteAltitudeUpdates() {}

    private func refuse<Value>(on queue: OperationQueue, _ handler: @escaping (Value?, (any Error)?) -> Void) {
        Absence.report("CoreMotion", "CMAltimeter", "altitudes are not available")
        // Sound: the handler is called once, on the queue of the program.
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable.error) }
    }
}
