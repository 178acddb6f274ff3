import FrameworkAbsence
import Foundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// - Linux: refuses
///
/// Steps are not counted: queries and updates end with `CMErrorNotAvailable` on a queue of the framework.
open class CMPedometer: NSObject {
    private static let queue = DispatchQueue(label: "CMPedometer")

    public override init() {}

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        refuse(handler)
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        refuse(handler)
    }

    /// - Linux: no effect
    open func stopUpdates() {}

    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        refuse(handler)
    }

    /// - Linux: no effect
    open func stopEventUpdates() {}

    private func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
        Absence.report("CoreMotion", "CMPedometer", "steps are not counted")
        // Sound: the handler is called once, on another queue, as Core Motion documents.
        nonisolated(unsafe) let handler = handler
        Self.queue.async { handler(nil, CMErrorNotAvailable.error) }
    }
}

/// - Linux: refuses
///
/// The steps of the user; no object exists.
// Sound: objects have no state.
open class CMPedometerData: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

/// - Linux: works
///
/// Says whether the user begins or ends to walk.
public enum CMPedometerEventType: Int, Sendable {
    case pause = 0
    case resume = 1
}

/// - Linux: refuses
///
/// A change of the user's walking; no object exists.
// Sound: objects have no state.
open class CMPedometerEvent: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}
