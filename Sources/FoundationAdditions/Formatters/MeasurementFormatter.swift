import Foundation

/// Writes measurements in the units and the language of a locale: "3.107 mi", "5 Kilometer". Foundation on Linux
/// declares the class as not available. All languages of ICU are known.
///
/// It cannot be archived.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement. Otherwise lengths, masses, temperatures, speeds and volumes are converted
        /// if their unit is not one of the locale's system of units.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Chooses a unit of the right size: "12 kilometers" for 12000 meters. Together with `providedUnit` it is one of
        /// the same system of units.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Writes "90°" for 90 degrees Fahrenheit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium

    /// nil sets the user's locale, which is the default.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }

    /// Says how many digits are written, and whether there are grouping separators; nothing else of it is used. nil sets
    /// the default: decimal numbers with up to three digits after the separator.
    open var numberFormatter: NumberFormatter! {
        get {
            if let ownNumberFormatter { return ownNumberFormatter }
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .decimal
            ownNumberFormatter = formatter
            return formatter
        }
        set { ownNumberFormatter = newValue }
    }

    private var ownLocale: Locale?
    private var ownNumberFormatter: NumberFormatter?

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = LocalizedUnit(measurement.unit) else { return plain(measurement.value, measurement.unit) }
        var value = measurement.value
        var skeleton = "unit/\(unit.identifier)"
        var locale = locale.identifier
        if unit.quantity == .temperature, unitOptions.contains(.temperatureWithoutUnit) {
            if let degrees = measurement as? Measurement<UnitTemperature>, isConverted(unit) {
                value = degrees.converted(to: unit.system == .us ? .celsius : .fahrenheit).value
            }
            skeleton = "measure-unit/temperature-generic"
        } else if unitOptions.contains(.naturalScale) || isConverted(unit), let usage = unit.usage {
            skeleton += " usage/\(usage)"
            if unitOptions.contains(.providedUnit) {
                locale += "@measure=\(unit.system == .us ? "ussystem" : "metric")"
            }
        }
        return NumberSkeleton.text(value, "\(skeleton) \(width) \(NumberSkeleton.digits(of: numberFormatter))", locale)
            ?? plain(value, measurement.unit)
    }

    /// Writes the name of a unit; its symbol if the unit cannot be localized.
    open func string(from unit: Unit) -> String {
        LocalizedUnit(unit).flatMap { $0.name(locale, unitStyle) } ?? unit.symbol
    }

    /// - Parameter obj: a measurement; nil is returned for anything else.
    open override func string(for obj: Any?) -> String? {
        if let measurement = obj as? NSMeasurement {
            return string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
        }
        return (obj as? any AnyMeasurement)?.text(self)
    }

    /// Whether the measurement is written in another system of units. Unverified: Apple does not document for which
    /// quantities a locale prefers other units.
    private func isConverted(_ unit: LocalizedUnit) -> Bool {
        guard !unitOptions.contains(.providedUnit), let system = unit.system else { return false }
        return system != unit.quantity?.system(of: locale)
    }

    private func plain(_ value: Double, _ unit: Unit) -> String {
        "\(numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.symbol)"
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        copy.unitOptions = unitOptions
        copy.unitStyle = unitStyle
        copy.ownLocale = ownLocale
        copy.ownNumberFormatter = ownNumberFormatter?.copy() as? NumberFormatter
        return copy
    }
}

private protocol AnyMeasurement {
    func text(_ formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
    fileprivate func text(_ formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
