import UIKit

/// - Linux: works
///
/// A number with a unit.
// Sound: the properties never change.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    public required init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
        self.unit = unit
        value = coder.decodeDouble(forKey: "value")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "unit")
        coder.encode(value, forKey: "value")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }

    /// Returns the number for another unit. A unit of another dimension is an error of the program.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            let reason = "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)"
            NSException(name: .invalidArgumentException, reason: reason, userInfo: nil).raise()
            return .nan
        }
        return unit == self.unit ? value : unit.value(ofBase: self.unit.base(value))
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }

    open override var hash: Int { unit.dimension.hashValue }

    open override var description: String {
        let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        return "\(number) \(unit.unitString)"
    }
}
