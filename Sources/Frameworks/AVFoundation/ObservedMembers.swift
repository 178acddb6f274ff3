import Foundation
import ObjectiveCRuntime

/// The properties that applications observe, by the names that Objective-C gives them.
///
/// Key paths with different root types are different, so that the properties are listed once for each class whose
/// objects exist, those of applications included.
enum ObservedMembers {
    private static let lock = NSLock()
    // Sound: used under the lock only.
    nonisolated(unsafe) private static var listed: Set<ObjectIdentifier> = []

    /// Lists the properties of the object's class. Called by the initializers.
    static func add(_ object: NSObject) {
        let type: AnyClass = type(of: object)
        guard lock.withLock({ listed.insert(ObjectIdentifier(type)).inserted }) else { return }
        SourceMembers.add { source in
            (type as? any ObservedPlayer.Type)?.addPlayer(to: source)
            (type as? any ObservedItem.Type)?.addItem(to: source)
            (type as? any ObservedLayer.Type)?.addLayer(to: source)
            (type as? any ObservedLooper.Type)?.addLooper(to: source)
            (type as? any ObservedSession.Type)?.addSession(to: source)
        }
    }
}

protocol ObservedPlayer: AVPlayer {}

extension AVPlayer: ObservedPlayer {}

extension ObservedPlayer {
    fileprivate static func addPlayer(to source: SourceMembers) {
        source.add(Self.self) { members in
            members.property("status", \.status)
            members.property("error", \.error)
            members.property("rate", \.rate)
            members.property("timeControlStatus", \.timeControlStatus)
            members.property("reasonForWaitingToPlay", \.reasonForWaitingToPlay)
            members.property("currentItem", \.currentItem)
            members.property("volume", \.volume)
            members.property("muted", \.isMuted)
            members.property("externalPlaybackActive", \.isExternalPlaybackActive)
        }
    }
}

protocol ObservedItem: AVPlayerItem {}

extension AVPlayerItem: ObservedItem {}

extension ObservedItem {
    fileprivate static func addItem(to source: SourceMembers) {
        source.add(Self.self) { members in
            members.property("status", \.status)
            members.property("error", \.error)
            members.property("duration", \.duration)
            members.property("tracks", \.tracks)
            members.property("presentationSize", \.presentationSize)
            members.property("loadedTimeRanges", \.loadedTimeRanges)
            members.property("seekableTimeRanges", \.seekableTimeRanges)
            members.property("playbackLikelyToKeepUp", \.isPlaybackLikelyToKeepUp)
            members.property("playbackBufferEmpty", \.isPlaybackBufferEmpty)
            members.property("playbackBufferFull", \.isPlaybackBufferFull)
            members.property("timedMetadata", \.timedMetadata)
        }
    }
}

protocol ObservedLayer: AVPlayerLayer {}

extension AVPlayerLayer: ObservedLayer {}

extension ObservedLayer {
    fileprivate nonisolated static func addLayer(to source: SourceMembers) {
        source.add(Self.self) { members in
            members.property("readyForDisplay", \.isReadyForDisplay)
            members.property("videoRect", \.videoRect)
            members.property("player", \.player)
        }
    }
}

protocol ObservedLooper: AVPlayerLooper {}

extension AVPlayerLooper: ObservedLooper {}

extension ObservedLooper {
    fileprivate static func addLooper(to source: SourceMembers) {
        source.add(Self.self) { members in
            members.property("status", \.status)
            members.property("loopCount", \.loopCount)
        }
    }
}

protocol ObservedSession: AVCaptureSession {}

extension AVCaptureSession: ObservedSession {}

extension ObservedSession {
    fileprivate static func addSession(to source: SourceMembers) {
        source.add(Self.self) { members in
            members.property("running", \.isRunning)
            members.property("interrupted", \.isInterrupted)
        }
    }
}
