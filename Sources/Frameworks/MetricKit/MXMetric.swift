import Foundation

/// - Linux: refuses
///
/// Something that was measured; nothing is.
open class MXMetric: NSObject {
    override init() {}

    open func jsonRepresentation() -> Data { Data() }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXCPUMetric: MXMetric {
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXGPUMetric: MXMetric {
    open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXAppRunTimeMetric: MXMetric {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXNetworkTransferMetric: MXMetric {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXAppLaunchMetric: MXMetric {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXAppResponsivenessMetric: MXMetric {
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram<UnitDuration>() }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXDiskIOMetric: MXMetric {
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXMemoryMetric: MXMetric {
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage<UnitInformationStorage>() }
}

/// - Linux: refuses
///
/// No payload has it.
open class MXAnimationMetric: MXMetric {
    open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}
