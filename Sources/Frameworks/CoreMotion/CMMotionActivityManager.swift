import FrameworkAbsence
import Foundation

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// - Linux: refuses
///
/// Activities are not available: queries end with `CMErrorMotionActivityNotAvailable`, and updates never come.
open class CMMotionActivityManager: NSObject {
    public override init() {}

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        report()
        // Sound: the handler is called once, on the queue of the program.
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }

    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {
        report()
    }

    /// - Linux: no effect
    open func stopActivityUpdates() {}

    private func report() {
        Absence.report("CoreMotion", "CMMotionActivityManager", "activities are not available")
    }
}

/// - Linux: works
///
/// Says how sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low = 0
    case medium = 1
    case high = 2
}

/// - Linux: refuses
///
/// What the user does; no object exists.
// Sound: the class adds no state.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}
