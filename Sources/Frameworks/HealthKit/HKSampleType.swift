import Foundation

/// - Linux: works
///
/// Names a type of samples.
// Sound: the class adds no state.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// - Linux: works
///
/// Says how quantities are combined.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative = 0
    case discreteArithmetic = 1
    case discreteTemporallyWeighted = 2
    case discreteEquivalentContinuousLevel = 3

    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// - Linux: works
///
/// Names a type of quantities.
// Sound: the class adds no state.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }

    private var facts: QuantityFacts? { QuantityFacts.facts(of: HKQuantityTypeIdentifier(rawValue: identifier)) }

    open var aggregationStyle: HKQuantityAggregationStyle {
        switch HKQuantityTypeIdentifier(rawValue: identifier) {
        case .heartRate: .discreteTemporallyWeighted
        case .environmentalAudioExposure, .headphoneAudioExposure: .discreteEquivalentContinuousLevel
        default: facts?.isCumulative == true ? .cumulative : .discreteArithmetic
        }
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        facts.map { HKUnit(from: $0.unit).dimension == unit.dimension } ?? false
    }
}

/// - Linux: works
///
/// Names a type of categories.
// Sound: the class adds no state.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// - Linux: works
///
/// Names a type of correlations.
// Sound: the class adds no state.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// - Linux: works
///
/// Names a type of documents.
// Sound: the class adds no state.
open class HKDocumentType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKDocumentTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// - Linux: works
///
/// Names workouts.
// Sound: the class adds no state.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// - Linux: works
///
/// Names a type of series.
// Sound: the class adds no state.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(named: HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(named: HKDataTypeIdentifierHeartbeatSeries) }
}

/// - Linux: works
///
/// Names tests of hearing.
// Sound: the class adds no state.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// - Linux: works
///
/// Names electrocardiograms.
// Sound: the class adds no state.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
