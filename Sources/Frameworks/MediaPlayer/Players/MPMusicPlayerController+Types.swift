import Foundation

/// - Linux: works
/// Says whether a player plays. None does.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing = 1
    case paused = 2
    case interrupted = 3
    case seekingForward = 4
    case seekingBackward = 5
}

/// - Linux: works
/// Says what is repeated.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none = 1
    case one = 2
    case all = 3
}

/// - Linux: works
/// Says what is shuffled.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off = 1
    case songs = 2
    case albums = 3
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name(
        "MPMusicPlayerControllerQueueDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
}

/// - Linux: no effect
/// Opens the music program of the system. There is none.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor)
}
