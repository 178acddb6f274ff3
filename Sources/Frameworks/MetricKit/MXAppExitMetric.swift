import Foundation

/// - Linux: refuses
///
/// No payload has it.
open class MXAppExitMetric: MXMetric {
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXForegroundExitData: NSObject {
    override init() {}

    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXBackgroundExitData: NSObject {
    override init() {}

    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeCPUResourceLimitExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }
}
