import CoreGraphics
import CoreMedia
import Foundation

// Sound: the tracks are the owner's to guard, as on iOS.
/// - Linux: refuses
/// A medium made of parts of others. Nothing on Linux reads them, so it has no parts.
open class AVComposition: AVAsset, @unchecked Sendable {
    var compositionTracks: [AVMutableCompositionTrack] = []

    public init() { super.init(nil) }

    open override var tracks: [AVAssetTrack] { compositionTracks }
    open override var duration: CMTime { .zero }
    open var naturalSize: CGSize { .zero }
}

// Sound: the tracks are the owner's to guard, as on iOS.
/// - Linux: refuses
/// A medium that parts of others are added to. Adding throws an error.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var size = CGSize.zero

    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }

    /// - Linux: works
    /// Adds an empty track.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let free = (compositionTracks.map(\.trackID).max() ?? 0) + 1
        let isFree =
            preferredTrackID != kCMPersistentTrackID_Invalid
            && !compositionTracks.contains { $0.trackID == preferredTrackID }
        let track = AVMutableCompositionTrack(
            mediaType: mediaType, trackID: isFree ? preferredTrackID : free, asset: self)
        compositionTracks.append(track)
        return track
    }

    open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }

    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        compositionTracks.first { $0.mediaType == track.mediaType }
    }

    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw MediaRefusal.error
    }

    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}

    open func removeTimeRange(_ timeRange: CMTimeRange) {}

    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

// Sound: as its superclass is; it stores nothing.
/// - Linux: refuses
/// A part of a composition, which is empty.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

// Sound: the transform is the owner's to guard, as on iOS.
/// - Linux: refuses
/// A part of a composition that parts of media are added to. Adding throws an error.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity

    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }

    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw MediaRefusal.error
    }

    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        throw MediaRefusal.error
    }

    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}

    open func removeTimeRange(_ timeRange: CMTimeRange) {}

    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
