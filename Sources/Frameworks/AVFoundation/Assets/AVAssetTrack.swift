import CoreGraphics
import CoreMedia
import Foundation

// Sound: nothing of a track changes. That of a composition is its owner's to guard, as on iOS.
/// - Linux: refuses
/// A part of a medium. None is ever listed, because nothing on Linux reads a medium.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open internal(set) weak var asset: AVAsset?
    open internal(set) var trackID: CMPersistentTrackID
    open internal(set) var mediaType: AVMediaType
    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { false }
    open var isDecodable: Bool { false }
    open var isEnabled: Bool { true }
    open var isSelfContained: Bool { false }
    open var totalSampleDataLength: Int64 { 0 }
    open var timeRange: CMTimeRange { .invalid }
    open var naturalTimeScale: CMTimeScale { 0 }
    open var estimatedDataRate: Float { 0 }
    open var languageCode: String? { nil }
    open var extendedLanguageTag: String? { nil }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var preferredVolume: Float { 0 }
    open var hasAudioSampleDependencies: Bool { false }
    open var nominalFrameRate: Float { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var requiresFrameReordering: Bool { false }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var availableTrackAssociationTypes: [AVAssetTrack.AssociationType] { [] }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }

    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { .invalid }

    open func loadSamplePresentationTime(
        forTrackTime trackTime: CMTime, completionHandler: @escaping @Sendable (CMTime, (any Error)?) -> Void
    ) {
        callLater { completionHandler(.invalid, MediaRefusal.error) }
    }

    open func loadSamplePresentationTime(forTrackTime trackTime: CMTime) async throws -> CMTime {
        throw MediaRefusal.error
    }

    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

    open func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw MediaRefusal.error }

    open func associatedTracks(ofType trackAssociationType: AVAssetTrack.AssociationType) -> [AVAssetTrack] { [] }

    open func loadAssociatedTracks(
        ofType trackAssociationType: AVAssetTrack.AssociationType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadAssociatedTracks(
        ofType trackAssociationType: AVAssetTrack.AssociationType
    ) async throws -> [AVAssetTrack] {
        throw MediaRefusal.error
    }

    init(mediaType: AVMediaType, trackID: CMPersistentTrackID, asset: AVAsset?) {
        self.mediaType = mediaType
        self.trackID = trackID
        self.asset = asset
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        outError?.pointee = MediaRefusal.error as NSError
        return .failed
    }

    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
    {
        if let handler { callLater(on: .global(), handler) }
    }

    open func loadValues(forKeys keys: [String]) async {}
}

extension AVAssetTrack {
    /// - Linux: works
    /// Names how tracks belong together.
    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let audioFallback = AssociationType(rawValue: "AVAssetTrackAssociationTypeAudioFallback")
        public static let chapterList = AssociationType(rawValue: "AVAssetTrackAssociationTypeChapterList")
        public static let forcedSubtitlesOnly = AssociationType(
            rawValue: "AVAssetTrackAssociationTypeForcedSubtitlesOnly")
        public static let selectionFollower = AssociationType(rawValue: "AVAssetTrackAssociationTypeSelectionFollower")
        public static let timecode = AssociationType(rawValue: "AVAssetTrackAssociationTypeTimecode")
        public static let metadataReferent = AssociationType(rawValue: "AVAssetTrackAssociationTypeMetadataReferent")
    }
}
