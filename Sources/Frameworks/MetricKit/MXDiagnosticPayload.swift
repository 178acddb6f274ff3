import Foundation

/// - Linux: refuses
///
/// The faults of a day; none is delivered.
open class MXDiagnosticPayload: NSObject {
    override init() {}

    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
