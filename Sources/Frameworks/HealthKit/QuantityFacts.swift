import Foundation

/// What HealthKit knows about types of quantities.
struct QuantityFacts {
    /// A unit of the right kind.
    let unit: String
    let isCumulative: Bool

    static func facts(of identifier: HKQuantityTypeIdentifier) -> QuantityFacts? { all[identifier] }

    private static let all: [HKQuantityTypeIdentifier: QuantityFacts] = {
        var all: [HKQuantityTypeIdentifier: QuantityFacts] = [:]
        for (unit, isCumulative, identifiers) in groups {
            for identifier in identifiers { all[identifier] = QuantityFacts(unit: unit, isCumulative: isCumulative) }
        }
        return all
    }()

    private static let groups: [(unit: String, isCumulative: Bool, identifiers: [HKQuantityTypeIdentifier])] = [
        ("count", false, [.bodyMassIndex, .uvExposure]),
        (
            "%", false,
            [
                .bodyFatPercentage, .walkingDoubleSupportPercentage, .walkingAsymmetryPercentage,
                .appleWalkingSteadiness, .oxygenSaturation, .peripheralPerfusionIndex, .bloodAlcoholContent,
                .atrialFibrillationBurden,
            ]
        ),
        (
            "m", false,
            [
                .height, .waistCircumference, .walkingStepLength, .sixMinuteWalkTestDistance, .runningStrideLength,
                .runningVerticalOscillation, .underwaterDepth,
            ]
        ),
        ("g", false, [.bodyMass, .leanBodyMass]),
        ("degC", false, [.appleSleepingWristTemperature, .bodyTemperature, .basalBodyTemperature, .waterTemperature]),
        (
            "count", true,
            [
                .stepCount, .flightsClimbed, .nikeFuel, .pushCount, .swimmingStrokeCount, .numberOfTimesFallen,
                .inhalerUsage, .numberOfAlcoholicBeverages,
            ]
        ),
        (
            "m", true,
            [
                .distanceWalkingRunning, .distanceCycling, .distanceWheelchair, .distanceSwimming,
                .distanceDownhillSnowSports,
            ]
        ),
        ("J", true, [.basalEnergyBurned, .activeEnergyBurned, .dietaryEnergyConsumed]),
        ("s", true, [.appleExerciseTime, .appleStandTime, .appleMoveTime]),
        ("ml/kg*min", false, [.vo2Max]),
        ("m/s", false, [.walkingSpeed, .stairAscentSpeed, .stairDescentSpeed, .runningSpeed]),
        ("s", false, [.runningGroundContactTime, .heartRateVariabilitySDNN]),
        ("W", false, [.runningPower]),
        (
            "count/s", false,
            [.heartRate, .respiratoryRate, .restingHeartRate, .walkingHeartRateAverage, .heartRateRecoveryOneMinute]
        ),
        ("Pa", false, [.bloodPressureSystolic, .bloodPressureDiastolic]),
        ("mg/dL", false, [.bloodGlucose]),
        ("S", false, [.electrodermalActivity]),
        ("IU", true, [.insulinDelivery]),
        ("L", false, [.forcedVitalCapacity, .forcedExpiratoryVolume1]),
        ("L/min", false, [.peakExpiratoryFlowRate]),
        ("dBASPL", false, [.environmentalAudioExposure, .headphoneAudioExposure]),
        (
            "g", true,
            [
                .dietaryFatTotal, .dietaryFatPolyunsaturated, .dietaryFatMonounsaturated, .dietaryFatSaturated,
                .dietaryCholesterol, .dietarySodium, .dietaryCarbohydrates, .dietaryFiber, .dietarySugar,
                .dietaryProtein, .dietaryVitaminA, .dietaryVitaminB6, .dietaryVitaminB12, .dietaryVitaminC,
                .dietaryVitaminD, .dietaryVitaminE, .dietaryVitaminK, .dietaryCalcium, .dietaryIron, .dietaryThiamin,
                .dietaryRiboflavin, .dietaryNiacin, .dietaryFolate, .dietaryBiotin, .dietaryPantothenicAcid,
                .dietaryPhosphorus, .dietaryIodine, .dietaryMagnesium, .dietaryZinc, .dietarySelenium, .dietaryCopper,
                .dietaryManganese, .dietaryChromium, .dietaryMolybdenum, .dietaryChloride, .dietaryPotassium,
                .dietaryCaffeine,
            ]
        ),
        ("L", true, [.dietaryWater]),
    ]
}
