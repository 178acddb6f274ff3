import FoundationAdditions
import Testing

@Suite struct MeasurementFormatterTests {
    private let formatter = MeasurementFormatter()

    init() { formatter.locale = Locale(identifier: "en_US") }

    private func kilometers(_ value: Double) -> Measurement<UnitLength> { Measurement(value: value, unit: .kilometers) }

    @Test func theGivenUnitIsKept() {
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: kilometers(5)) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: kilometers(5)) == "5 kilometers")
        #expect(formatter.string(from: kilometers(1)) == "1 kilometer")
        formatter.unitStyle = .short
        #expect(formatter.string(from: kilometers(5)) == "5km")
    }

    @Test func aMeasurementIsConvertedToTheUnitsOfTheLocale() {
        #expect(formatter.string(from: kilometers(5)) == "3.107 mi")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        #expect(formatter.string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)) == "62.137 mph")
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "3 mi")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: kilometers(5)) == "5 km")
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "4,828 km")
        #expect(formatter.string(from: Measurement(value: 12000, unit: UnitLength.meters)) == "12.000 m")
    }

    /// The texts of Apple's header.
    @Test func aUnitOfTheRightSizeIsChosen() {
        formatter.unitOptions = [.naturalScale, .providedUnit]
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 12000, unit: UnitLength.meters)) == "12 kilometers")
        #expect(formatter.string(from: Measurement(value: 5280, unit: UnitLength.feet)) == "1 mile")
    }

    /// The texts of Apple's header.
    @Test func aTemperatureIsWrittenWithoutItsUnit() {
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 90, unit: UnitTemperature.fahrenheit)) == "90°")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    }

    @Test func theNumberFormatterSaysHowManyDigitsAreWritten() {
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: kilometers(1234.56789)) == "1,234.568 km")
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: kilometers(1234.56789)) == "1,234.6 km")
        formatter.numberFormatter.minimumFractionDigits = 1
        #expect(formatter.string(from: kilometers(5)) == "5.0 km")
        formatter.numberFormatter.usesGroupingSeparator = false
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: kilometers(1234.56789)) == "1235 km")
    }

    @Test func unitsHaveNames() {
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        #expect(formatter.string(from: Unit(symbol: "xyz")) == "xyz")
    }

    @Test func unitsThatICUDoesNotKnowHaveTheirSymbols() {
        let slugs = Measurement(value: 2.5, unit: UnitMass.slugs)
        #expect(formatter.string(from: slugs) == "2.5 slug")
        #expect(formatter.string(from: Measurement(value: 1, unit: Unit(symbol: "xyz"))) == "1 xyz")
    }

    @Test func languagesAreKnown() {
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitSpeed.milesPerHour)) == "2 Meilen pro Stunde")
        formatter.locale = Locale(identifier: "pl_PL")
        #expect(formatter.string(from: kilometers(3)) == "3 kilometry")
    }

    @Test func onlyMeasurementsAreFormatted() {
        #expect(formatter.string(for: kilometers(5)) == "3.107 mi")
        #expect(formatter.string(for: NSMeasurement(doubleValue: 3, unit: UnitLength.miles)) == "3 mi")
        #expect(formatter.string(for: "x") == nil)
    }

    /// Unicode's data has a name for every unit of the table.
    @Test func everyIdentifierIsKnown() {
        for (type, units) in UnitIdentifiers.table {
            for (symbol, identifier) in units {
                #expect(NumberSkeleton.text(1, "unit/\(identifier)", "en") != nil, "\(type) \(symbol)")
            }
        }
    }
}
