import CoreMedia
import Foundation

/// - Linux: refuses
/// Reads the samples of a medium. Its initializer throws.
open class AVAssetReader: NSObject {
    open var asset: AVAsset { AVAsset(nil) }
    open var status: AVAssetReader.Status { .unknown }
    open var error: (any Error)? { nil }
    open var timeRange: CMTimeRange = .invalid
    open var outputs: [AVAssetReaderOutput] { [] }

    public init(asset: AVAsset) throws {
        MediaRefusal.report("AVAssetReader", "its initializer throws an error")
        throw MediaRefusal.error
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }

    open func add(_ output: AVAssetReaderOutput) {}

    @discardableResult open func startReading() -> Bool { false }

    open func cancelReading() {}
}

extension AVAssetReader {
    /// - Linux: works
    /// Says how far a reader is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case reading = 1
        case completed = 2
        case failed = 3
        case cancelled = 4
    }
}

/// - Linux: refuses
/// Yields samples, of which there are none.
open class AVAssetReaderOutput: NSObject {
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData: Bool = false
    open var supportsRandomAccess: Bool = false

    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }

    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}

    open func markConfigurationAsFinal() {}
}

/// - Linux: refuses
/// Yields the samples of a track, of which there are none.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    open internal(set) var track: AVAssetTrack
    open internal(set) var outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm = .spectral

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        self.outputSettings = outputSettings
        super.init()
    }
}

/// - Linux: refuses
/// Yields the mixed sound of tracks, of which there is none.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    open internal(set) var audioTracks: [AVAssetTrack]
    open internal(set) var audioSettings: [String: Any]?
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        self.audioTracks = audioTracks
        self.audioSettings = audioSettings
        super.init()
    }
}

/// - Linux: refuses
/// Yields the combined pictures of tracks, of which there are none.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    open internal(set) var videoTracks: [AVAssetTrack]
    open internal(set) var videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?

    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        self.videoTracks = videoTracks
        self.videoSettings = videoSettings
        super.init()
    }
}
