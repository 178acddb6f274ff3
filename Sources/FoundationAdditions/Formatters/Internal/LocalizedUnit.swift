import Foundation

/// A unit that ICU knows.
struct LocalizedUnit {
    enum System {
        case metric, us
    }

    /// A quantity whose units differ between systems.
    enum Quantity {
        case length, mass, temperature, speed, volume

        /// The system that a locale prefers. The United Kingdom measures lengths and speeds in miles.
        func system(of locale: Locale) -> System {
            switch locale.measurementSystem {
            case .us: .us
            case .uk: self == .length || self == .speed ? .us : .metric
            default: .metric
            }
        }
    }

    /// The name of the unit in Unicode's data: `kilometer-per-hour`.
    let identifier: String
    let quantity: Quantity?

    /// Returns nil for a unit that ICU does not know, such as an application's own.
    init?(_ unit: Unit) {
        guard let identifier = UnitIdentifiers.table["\(type(of: unit))"]?[unit.symbol] else { return nil }
        self.identifier = identifier
        quantity =
            switch unit {
            case is UnitLength: .length
            case is UnitMass: .mass
            case is UnitTemperature: .temperature
            case is UnitSpeed: .speed
            case is UnitVolume: .volume
            default: nil
            }
    }

    /// nil for units that belong to no system, or to both.
    var system: System? {
        guard let quantity, identifier != "kelvin", identifier != "knot", identifier != "nautical-mile" else {
            return nil
        }
        return UnitIdentifiers.ofUnitedStates.contains(identifier)
            || quantity == .volume && identifier.hasSuffix("imperial") ? .us : .metric
    }

    /// What ICU chooses a unit for.
    var usage: String? {
        quantity.map { $0 == .volume ? "fluid" : "default" }
    }

    func name(_ locale: Locale, _ style: Formatter.UnitStyle) -> String? {
        let width =
            switch style {
            case .short: "unit-width-narrow"
            case .medium: "unit-width-short"
            case .long: "unit-width-full-name"
            }
        guard let text = NumberSkeleton.text(0, "unit/\(identifier) \(width)", locale.identifier),
            let number = NumberSkeleton.text(0, "", locale.identifier)
        else { return nil }
        return text.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
    }
}
