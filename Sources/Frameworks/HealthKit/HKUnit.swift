import UIKit

/// - Linux: works
///
/// A unit with its dimension; units of the same dimension are converted.
// Sound: the properties never change.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let factors: [UnitFactor]

    init(factors: [UnitFactor]) {
        self.factors = factors
    }

    /// - Parameter string: such as "count/min" or "mg/dL". Another one is an error of the program.
    public convenience init(from string: String) {
        let factors = UnitParser.factors(string)
        if factors == nil {
            NSException(
                name: .invalidArgumentException, reason: "Unable to parse factorization string \(string)", userInfo: nil
            ).raise()
        }
        self.init(factors: factors ?? [])
    }

    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unit"),
            let factors = UnitParser.factors(text as String)
        else { return nil }
        self.init(factors: factors)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(unitString as NSString, forKey: "unit")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var unitString: String {
        let above = factors.filter { $0.power > 0 }.map(\.text).joined(separator: "·")
        let below = factors.filter { $0.power < 0 }.map { $0.raised(-1).text }.joined(separator: "·")
        if below.isEmpty { return above }
        return "\(above.isEmpty ? "1" : above)/\(below)"
    }

    open override var description: String { unitString }

    open func isNull() -> Bool { factors.isEmpty }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit).map { Set($0.factors) == Set(factors) } ?? false
    }

    open override var hash: Int { Set(factors).hashValue }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(factors: UnitFactor.collected(factors + unit.factors))
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(factors: UnitFactor.collected(factors.map { $0.raised(power) }))
    }

    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    /// The powers of the base units.
    var dimension: [UnitBase: Int] {
        var dimension: [UnitBase: Int] = [:]
        for factor in factors {
            for (base, power) in factor.symbol.dimension { dimension[base, default: 0] += power * factor.power }
        }
        return dimension.filter { $0.value != 0 }
    }

    /// Returns the value in base units.
    func base(_ value: Double) -> Double {
        if let offset = offset { return (value + offset) * factors[0].scale }
        return value * factors.reduce(1) { $0 * pow($1.scale, Double($1.power)) }
    }

    /// Returns what a value in base units is in this unit.
    func value(ofBase base: Double) -> Double {
        if let offset = offset { return base / factors[0].scale - offset }
        return base / factors.reduce(1) { $0 * pow($1.scale, Double($1.power)) }
    }

    /// Where the scale of a temperature begins, in its own degrees.
    private var offset: Double? {
        guard factors.count == 1, factors[0].power == 1, factors[0].symbol.offset != 0 else { return nil }
        return factors[0].symbol.offset
    }
}
