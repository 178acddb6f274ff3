import FrameworkAbsence
import Foundation
import UnifiedLogging

/// - Linux: works
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// - Linux: no effect
///
/// Would be told what was measured in a day.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])

    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}

    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// - Linux: no effect
///
/// A desktop measures nothing for programs: no payload is delivered.
// Sound: it has no state.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private static let manager = MXMetricManager()

    open class var shared: MXMetricManager { manager }

    open var pastPayloads: [MXMetricPayload] { [] }

    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    /// A handle that logs like any other.
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit.log", category: category)
    }

    open func add(_ subscriber: any MXMetricManagerSubscriber) {
        Absence.report("MetricKit", "the measuring of a desktop", "no payload is delivered")
    }

    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.launchTaskInternalFailure)
    }

    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        throw MXError(.launchTaskInternalFailure)
    }
}
