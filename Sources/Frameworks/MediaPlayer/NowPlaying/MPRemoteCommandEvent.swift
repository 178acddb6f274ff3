import Foundation

/// - Linux: refuses
/// A command that was given. There are none.
open class MPRemoteCommandEvent: NSObject {
    open internal(set) var command: MPRemoteCommand
    open internal(set) var timestamp: TimeInterval = 0

    init(_ command: MPRemoteCommand) {
        self.command = command
        super.init()
    }
}

/// - Linux: works
/// Says whether seeking begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 0 }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    open var type: MPSeekCommandEventType { .beginSeeking }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    open var rating: Float { 0 }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    open var playbackRate: Float { 0 }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    open var isNegative: Bool { false }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    open var shuffleType: MPShuffleType { .off }
    open var preservesShuffleMode: Bool { false }
}

/// - Linux: refuses
/// A command that was given. There are none.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    open var repeatType: MPRepeatType { .off }
    open var preservesRepeatMode: Bool { false }
}
