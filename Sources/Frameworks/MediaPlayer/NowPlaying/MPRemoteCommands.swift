import Foundation

/// - Linux: no effect
/// The command to skip some seconds. It is never given.
open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}

/// - Linux: no effect
/// The command to like or bookmark. It is never given.
open class MPFeedbackCommand: MPRemoteCommand {
    open var isActive: Bool = false
    open var localizedTitle: String = ""
    open var localizedShortTitle: String = ""
}

/// - Linux: no effect
/// The command to rate. It is never given.
open class MPRatingCommand: MPRemoteCommand {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 0
}

/// - Linux: no effect
/// The command to change the speed. It is never given.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// - Linux: no effect
/// The command to move to a time. It is never given.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {
}

/// - Linux: no effect
/// The command to shuffle. It is never given.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
    open var currentShuffleType: MPShuffleType = .off
}

/// - Linux: no effect
/// The command to repeat. It is never given.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    open var currentRepeatType: MPRepeatType = .off
}

/// - Linux: works
/// Says what is shuffled.
public enum MPShuffleType: Int, Sendable {
    case off = 0
    case items = 1
    case collections = 2
}

/// - Linux: works
/// Says what is repeated.
public enum MPRepeatType: Int, Sendable {
    case off = 0
    case one = 1
    case all = 2
}
