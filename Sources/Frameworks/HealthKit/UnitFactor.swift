import Foundation

/// What units are made of.
enum UnitBase: Hashable, Sendable {
    case gram, meter, second, kelvin, siemens, volt, radian, internationalUnit, soundPressure, hearingLevel, prism
}

/// A unit with a name of its own.
struct UnitSymbol: Hashable, Sendable {
    let name: String
    let scale: Double
    let dimension: [UnitBase: Int]
    var offset = 0.0
    var hasPrefixes = false

    static let all: [String: UnitSymbol] = {
        let energy: [UnitBase: Int] = [.gram: 1, .meter: 2, .second: -2]
        let pressure: [UnitBase: Int] = [.gram: 1, .meter: -1, .second: -2]
        let volume: [UnitBase: Int] = [.meter: 3]
        let symbols: [UnitSymbol] = [
            .init(name: "g", scale: 1, dimension: [.gram: 1], hasPrefixes: true),
            .init(name: "oz", scale: 28.349523125, dimension: [.gram: 1]),
            .init(name: "lb", scale: 453.59237, dimension: [.gram: 1]),
            .init(name: "st", scale: 6350.29318, dimension: [.gram: 1]),
            .init(name: "m", scale: 1, dimension: [.meter: 1], hasPrefixes: true),
            .init(name: "in", scale: 0.0254, dimension: [.meter: 1]),
            .init(name: "ft", scale: 0.3048, dimension: [.meter: 1]),
            .init(name: "yd", scale: 0.9144, dimension: [.meter: 1]),
            .init(name: "mi", scale: 1609.344, dimension: [.meter: 1]),
            .init(name: "L", scale: 0.001, dimension: volume, hasPrefixes: true),
            .init(name: "fl_oz_us", scale: 2.95735295625e-5, dimension: volume),
            .init(name: "fl_oz_imp", scale: 2.84130625e-5, dimension: volume),
            .init(name: "pt_us", scale: 4.73176473e-4, dimension: volume),
            .init(name: "pt_imp", scale: 5.6826125e-4, dimension: volume),
            .init(name: "cup_us", scale: 2.365882365e-4, dimension: volume),
            .init(name: "cup_imp", scale: 2.84130625e-4, dimension: volume),
            .init(name: "Pa", scale: 1000, dimension: pressure, hasPrefixes: true),
            .init(name: "mmHg", scale: 133_322.387415, dimension: pressure),
            .init(name: "cmAq", scale: 98_066.5, dimension: pressure),
            .init(name: "atm", scale: 101_325_000, dimension: pressure),
            .init(name: "inHg", scale: 3_386_388.640341, dimension: pressure),
            .init(name: "s", scale: 1, dimension: [.second: 1], hasPrefixes: true),
            .init(name: "min", scale: 60, dimension: [.second: 1]),
            .init(name: "hr", scale: 3600, dimension: [.second: 1]),
            .init(name: "d", scale: 86_400, dimension: [.second: 1]),
            .init(name: "J", scale: 1000, dimension: energy, hasPrefixes: true),
            .init(name: "cal", scale: 4184, dimension: energy),
            .init(name: "kcal", scale: 4_184_000, dimension: energy),
            .init(name: "Cal", scale: 4_184_000, dimension: energy),
            .init(name: "W", scale: 1000, dimension: [.gram: 1, .meter: 2, .second: -3], hasPrefixes: true),
            .init(name: "K", scale: 1, dimension: [.kelvin: 1]),
            .init(name: "degC", scale: 1, dimension: [.kelvin: 1], offset: 273.15),
            .init(name: "degF", scale: 5.0 / 9, dimension: [.kelvin: 1], offset: 459.67),
            .init(name: "S", scale: 1, dimension: [.siemens: 1], hasPrefixes: true),
            .init(name: "V", scale: 1, dimension: [.volt: 1], hasPrefixes: true),
            .init(name: "Hz", scale: 1, dimension: [.second: -1], hasPrefixes: true),
            .init(name: "rad", scale: 1, dimension: [.radian: 1], hasPrefixes: true),
            .init(name: "deg", scale: .pi / 180, dimension: [.radian: 1]),
            .init(name: "D", scale: 1, dimension: [.meter: -1]),
            .init(name: "pD", scale: 1, dimension: [.prism: 1]),
            .init(name: "IU", scale: 1, dimension: [.internationalUnit: 1]),
            .init(name: "dBASPL", scale: 1, dimension: [.soundPressure: 1]),
            .init(name: "dBHL", scale: 1, dimension: [.hearingLevel: 1]),
            .init(name: "count", scale: 1, dimension: [:]),
            .init(name: "%", scale: 0.01, dimension: [:]),
        ]
        return Dictionary(uniqueKeysWithValues: symbols.map { ($0.name, $0) })
    }()

    /// Moles of a substance, which are counted as its mass.
    static func mole(_ mass: Double) -> UnitSymbol {
        UnitSymbol(name: "mol<\(mass)>", scale: mass, dimension: [.gram: 1], hasPrefixes: true)
    }
}

/// A unit with a prefix, raised to a power.
struct UnitFactor: Hashable, Sendable {
    let symbol: UnitSymbol
    let prefix: HKMetricPrefix
    let power: Int

    var scale: Double { symbol.scale * prefix.scale }

    var text: String {
        let name = prefix.symbol + symbol.name
        return power == 1 ? name : "\(name)^\(power)"
    }

    func raised(_ power: Int) -> UnitFactor { UnitFactor(symbol: symbol, prefix: prefix, power: self.power * power) }

    /// Adds the powers of the same units; those with none are left out.
    static func collected(_ factors: [UnitFactor]) -> [UnitFactor] {
        var result: [UnitFactor] = []
        for factor in factors {
            let index = result.firstIndex { $0.symbol == factor.symbol && $0.prefix == factor.prefix }
            let power = factor.power + (index.map { result[$0].power } ?? 0)
            let sum = UnitFactor(symbol: factor.symbol, prefix: factor.prefix, power: power)
            if let index { result[index] = sum } else { result.append(sum) }
        }
        return result.filter { $0.power != 0 }
    }
}
