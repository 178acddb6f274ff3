import Foundation

/// - Linux: works
///
/// The sex of the user.
public enum HKBiologicalSex: Int, Sendable {
    case notSet = 0
    case female = 1
    case male = 2
    case other = 3
}

/// - Linux: works
///
/// The blood type of the user.
public enum HKBloodType: Int, Sendable {
    case notSet = 0
    case aPositive = 1
    case aNegative = 2
    case bPositive = 3
    case bNegative = 4
    case abPositive = 5
    case abNegative = 6
    case oPositive = 7
    case oNegative = 8
}

/// - Linux: works
///
/// The skin type of the user.
public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet = 0
    case I = 1
    case II = 2
    case III = 3
    case IV = 4
    case V = 5
    case VI = 6
}

/// - Linux: works
///
/// Says whether the user has a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    case notSet = 0
    case no = 1
    case yes = 2
}

/// - Linux: works
///
/// Says what the goal of moving is.
public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime = 2
}
