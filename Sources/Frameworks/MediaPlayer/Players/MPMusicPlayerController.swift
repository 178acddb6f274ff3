import Foundation
import FrameworkAbsence

/// - Linux: no effect
/// Plays songs of the media library, which is empty. Nothing is heard.
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    open class var applicationMusicPlayer: MPMusicPlayerController { applicationQueuePlayer }
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { MusicPlayers.application }
    open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController {
        MusicPlayers.system
    }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode: MPMusicRepeatMode = .default
    open var shuffleMode: MPMusicShuffleMode = .default
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open class var iPodMusicPlayer: MPMusicPlayerController { MusicPlayers.system }

    open func setQueue(with query: MPMediaQuery) {}

    open func setQueue(with itemCollection: MPMediaItemCollection) {}

    open func setQueue(with storeIDs: [String]) {}

    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}

    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}

    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}

    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        callLater { completionHandler(MPError(.permissionDenied)) }
    }

    open func prepareToPlay() async throws { throw MPError(.permissionDenied) }

    open func skipToNextItem() {}

    open func skipToBeginning() {}

    open func skipToPreviousItem() {}

    open func beginGeneratingPlaybackNotifications() {}

    open func endGeneratingPlaybackNotifications() {}

    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var isPreparedToPlay: Bool { false }

    open func prepareToPlay() {}

    open func play() {
        Absence.report("MediaPlayer", "MPMusicPlayerController", "there is no library, and nothing is heard")
    }

    open func pause() {}

    open func stop() {}

    open func beginSeekingForward() {}

    open func beginSeekingBackward() {}

    open func endSeeking() {}
}

/// - Linux: no effect
/// Plays songs for this program. Nothing is heard.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {}

/// The player of the system.
private final class SystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController {
    func openToPlay(_ queueDescriptor: MPMusicPlayerQueueDescriptor) {}
}

/// The players that all of a program share.
private enum MusicPlayers {
    // Sound: the settings are the application's to guard, as on iOS.
    nonisolated(unsafe) static let application = MPMusicPlayerApplicationController()
    // Sound: the settings are the application's to guard, as on iOS.
    nonisolated(unsafe) static let system = SystemPlayer()
}
