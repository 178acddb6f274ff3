import Foundation

/// - Linux: refuses
///
/// No payload has it.
open class MXSignpostMetric: MXMetric {
    open var signpostName: String { "" }
    open var signpostCategory: String { "" }
    open var signpostIntervalData: MXSignpostIntervalData? { nil }
    open var totalCount: Int { 0 }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXSignpostIntervalData: NSObject {
    override init() {}

    open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
    open var cumulativeCPUTime: Measurement<UnitDuration>? { nil }
    open var averageMemory: MXAverage<UnitInformationStorage>? { nil }
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { nil }
    open var cumulativeHitchTimeRatio: Measurement<Unit>? { nil }
}
