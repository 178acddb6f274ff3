import Foundation

/// Reads the texts of units: symbols with prefixes and powers, joined by `*`, `.` or `·`; all after `/` is below.
enum UnitParser {
    /// Returns nil if the text is no unit.
    static func factors(_ text: String) -> [UnitFactor]? {
        if text.isEmpty { return [] }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let above = product(parts[0]) else { return nil }
        guard parts.count == 2 else { return UnitFactor.collected(above) }
        guard let below = product(parts[1]) else { return nil }
        return UnitFactor.collected(above + below.map { $0.raised(-1) })
    }

    private static func product(_ text: Substring) -> [UnitFactor]? {
        let inner = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text
        if inner == "1" { return [] }
        var factors: [UnitFactor] = []
        for part in pieces(inner) {
            guard let factor = factor(part) else { return nil }
            factors.append(factor)
        }
        return factors
    }

    /// The text between the signs of multiplication. A point inside of a molar mass is none.
    private static func pieces(_ text: Substring) -> [Substring] {
        var isInMass = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "<" { isInMass = true }
            if character == ">" { isInMass = false }
            return !isInMass && "*.·".contains(character)
        }
    }

    private static func factor(_ text: Substring) -> UnitFactor? {
        let parts = text.split(separator: "^", omittingEmptySubsequences: false)
        let power = parts.count == 2 ? Int(parts[1]) : parts.count == 1 ? 1 : nil
        guard let power, let name = parts.first else { return nil }
        if let symbol = symbol(name) { return UnitFactor(symbol: symbol, prefix: .none, power: power) }
        for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.symbol) {
            if let symbol = symbol(name.dropFirst(prefix.symbol.count)), symbol.hasPrefixes {
                return UnitFactor(symbol: symbol, prefix: prefix, power: power)
            }
        }
        return nil
    }

    private static func symbol(_ name: Substring) -> UnitSymbol? {
        if name == "l" { return UnitSymbol.all["L"] }
        if name.hasPrefix("mol<"), name.hasSuffix(">") {
            return Double(name.dropFirst(4).dropLast()).map(UnitSymbol.mole)
        }
        return UnitSymbol.all[String(name)]
    }
}
