import HealthKit
import Testing

@Suite
struct HKUnitTests {
    private func convert(_ value: Double, _ unit: String, to other: String) -> Double {
        HKQuantity(unit: HKUnit(from: unit), doubleValue: value).doubleValue(for: HKUnit(from: other))
    }

    @Test func quantitiesAreConverted() {
        #expect(convert(72, "count/min", to: "count/s") == 1.2)
        #expect(abs(convert(1, "lb", to: "kg") - 0.45359237) < 1e-12)
        #expect(abs(convert(1, "mi", to: "km") - 1.609344) < 1e-12)
        #expect(abs(convert(1, "kcal", to: "kJ") - 4.184) < 1e-12)
        #expect(abs(convert(120, "mmHg", to: "kPa") - 15.9987) < 1e-4)
        #expect(abs(convert(98, "%", to: "count") - 0.98) < 1e-12)
        #expect(abs(convert(1, "fl_oz_us", to: "mL") - 29.5735) < 1e-4)
    }

    @Test func temperaturesHaveAnOffset() {
        #expect(abs(convert(98.6, "degF", to: "degC") - 37) < 1e-9)
        #expect(abs(convert(0, "degC", to: "K") - 273.15) < 1e-9)
    }

    @Test func molesAreConvertedByTheirMass() {
        let molar = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        let glucose = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 90)
        #expect(abs(glucose.doubleValue(for: molar) - 4.9957) < 1e-4)
    }

    @Test func unitsHaveTheirText() {
        #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
        #expect(HKUnit.gramUnit(with: .kilo).unitString == "kg" && HKUnit.literUnit(with: .milli).unitString == "mL")
        #expect(HKUnit.meter().unitDivided(by: HKUnit.second().unitRaised(toPower: 2)).unitString == "m/s^2")
        #expect(HKUnit(from: "ml/kg*min").unitString == "mL/kg·min")
        #expect(HKUnit(from: "ml/(kg*min)") == HKUnit(from: "ml/kg*min"))
    }

    @Test func differentDimensionsAreNotCompatible() {
        let mass = HKQuantity(unit: .gram(), doubleValue: 1)
        #expect(mass.is(compatibleWith: .pound()) && !mass.is(compatibleWith: .meter()))
        #expect(HKQuantityType(.heartRate).is(compatibleWith: HKUnit(from: "count/min")))
        #expect(!HKQuantityType(.stepCount).is(compatibleWith: .gram()))
    }

    @Test func quantitiesAreCompared() {
        let short = HKQuantity(unit: .meter(), doubleValue: 900)
        let long = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1)
        #expect(short.compare(long) == .orderedAscending && long.description == "1 km")
        #expect(HKQuantity(unit: .meter(), doubleValue: 1000) == long)
    }

    @Test func typesKnowHowTheyAreCombined() {
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == HKQuantityType(.stepCount))
    }
}
