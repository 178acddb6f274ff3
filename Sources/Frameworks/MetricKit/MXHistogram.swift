import Foundation

/// - Linux: refuses
///
/// How often values were measured; nothing is measured.
open class MXHistogram<UnitType: Unit>: NSObject {
    override init() {}

    open var totalBucketCount: Int { 0 }
    open var bucketEnumerator: NSEnumerator { NSEnumerator() }
}

/// - Linux: refuses
///
/// A mean of measured values; nothing is measured.
open class MXAverage<UnitType: Unit>: NSObject {
    override init() {}

    open var sampleCount: Int { 0 }
    open var standardDeviation: Double { 0 }
}
