import Foundation

/// - Linux: works
///
/// A quantity that was measured.
// Sound: the properties never change.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date
    ) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.quantityType = quantityType
        self.quantity = quantity
        super.init(sampleType: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    open var count: Int { 1 }
}

/// - Linux: refuses
///
/// A sum of quantities; no object exists.
// Sound: the class adds no state.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// - Linux: refuses
///
/// Quantities that are compared; no object exists.
// Sound: the class adds no state.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var minimumQuantity: HKQuantity { quantity }
    open var averageQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}
