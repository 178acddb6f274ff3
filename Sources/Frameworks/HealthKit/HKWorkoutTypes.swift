import Foundation

/// - Linux: works
///
/// What happens in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume = 2
    case lap = 3
    case marker = 4
    case motionPaused = 5
    case motionResumed = 6
    case segment = 7
    case pauseOrResumeRequest = 8
}

/// - Linux: works
///
/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor = 2
    case outdoor = 3
}

/// - Linux: works
///
/// Where the user swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    case unknown = 0
    case pool = 1
    case openWater = 2
}

/// - Linux: works
///
/// How the user swims.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown = 0
    case mixed = 1
    case freestyle = 2
    case backstroke = 3
    case breaststroke = 4
    case butterfly = 5
    case kickboard = 6
}

/// - Linux: works
///
/// Whether the user moves.
public enum HKHeartRateMotionContext: Int, Sendable {
    case notSet = 0
    case sedentary = 1
    case active = 2
}

/// - Linux: works
///
/// Where a sensor is.
public enum HKHeartRateSensorLocation: Int, Sendable {
    case other = 0
    case chest = 1
    case wrist = 2
    case finger = 3
    case hand = 4
    case earLobe = 5
    case foot = 6
}

/// - Linux: works
///
/// Why insulin is taken.
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus = 2
}

/// - Linux: works
///
/// Whether a measurement is before a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1
    case postprandial = 2
}
