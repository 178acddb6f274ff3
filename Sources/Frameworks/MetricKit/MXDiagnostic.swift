import Foundation

/// - Linux: refuses
///
/// A fault that was noticed; none is.
open class MXDiagnostic: NSObject {
    override init() {}

    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// - Linux: refuses
///
/// Where a fault happened; none is noticed.
open class MXCallStackTree: NSObject {
    override init() {}

    open func jsonRepresentation() -> Data { Data() }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXCrashDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXHangDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXAppLaunchDiagnostic: MXDiagnostic {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
