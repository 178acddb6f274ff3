import Foundation

/// - Linux: refuses
///
/// What was measured in a day; none is delivered.
open class MXMetricPayload: NSObject {
    override init() {}

    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var cpuMetrics: MXCPUMetric? { nil }
    open var gpuMetrics: MXGPUMetric? { nil }
    open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
    open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
    open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
    open var diskIOMetrics: MXDiskIOMetric? { nil }
    open var memoryMetrics: MXMemoryMetric? { nil }
    open var animationMetrics: MXAnimationMetric? { nil }
    open var applicationExitMetrics: MXAppExitMetric? { nil }
    open var signpostMetrics: [MXSignpostMetric]? { nil }
    open var metaData: MXMetaData? { nil }
    open func jsonRepresentation() -> Data { Data() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
