import CoreGraphics
import CoreMedia
import Foundation

/// - Linux: works
/// Has the options and raw values of iOS.
public struct AVAssetReferenceRestrictions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 0)
    public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 1 << 1)
    public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 1 << 2)
    public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1 << 3)
    public static let forbidAll = AVAssetReferenceRestrictions(rawValue: 0xFFFF)
    public static let defaultPolicy = AVAssetReferenceRestrictions(rawValue: 1 << 1)
}

// Sound: nothing of an asset changes. The tracks of a composition are its owner's to guard, as on iOS.
/// - Linux: refuses
/// A medium. Nothing on Linux reads one: its values are those of an empty medium, and loading them throws.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// Nil for a composition.
    let source: URL?

    open var duration: CMTime { .indefinite }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var minimumTimeOffsetFromLive: CMTime { .invalid }
    open var providesPreciseDurationAndTiming: Bool { false }
    open var referenceRestrictions: AVAssetReferenceRestrictions { .defaultPolicy }
    open var tracks: [AVAssetTrack] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var lyrics: String? { nil }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var availableChapterLocales: [Locale] { [] }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    open var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
    open var allMediaSelections: [AVMediaSelection] { [] }
    open var hasProtectedContent: Bool { false }
    open var canContainFragments: Bool { false }
    open var containsFragments: Bool { false }
    open var overallDurationHint: CMTime { .invalid }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var isCompatibleWithSavedPhotosAlbum: Bool { false }
    open var isCompatibleWithAirPlayVideo: Bool { false }

    public convenience init(url URL: URL) {
        self.init(URL)
    }

    public func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] {
        throw MediaRefusal.error
    }

    open func cancelLoading() {}

    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }

    open func loadTrack(
        withTrackID trackID: CMPersistentTrackID,
        completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        throw MediaRefusal.error
    }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw MediaRefusal.error
    }

    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }

    open func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] {
        throw MediaRefusal.error
    }

    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }

    open func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping @Sendable ([AVMetadataItem]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw MediaRefusal.error }

    open func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?
    ) -> [AVTimedMetadataGroup] {
        []
    }

    open func chapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) -> [AVTimedMetadataGroup] {
        []
    }

    open func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String],
        completionHandler: @escaping @Sendable ([AVTimedMetadataGroup]?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] {
        throw MediaRefusal.error
    }

    open func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVMediaSelectionGroup? {
        nil
    }

    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping @Sendable (AVMediaSelectionGroup?, (any Error)?) -> Void
    ) {
        callLater { completionHandler(nil, MediaRefusal.error) }
    }

    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? {
        throw MediaRefusal.error
    }

    open func unusedTrackID() -> CMPersistentTrackID { kCMPersistentTrackID_Invalid }

    open func findUnusedTrackID(completionHandler: @escaping @Sendable (CMPersistentTrackID, (any Error)?) -> Void) {
        callLater { completionHandler(kCMPersistentTrackID_Invalid, MediaRefusal.error) }
    }

    open func findUnusedTrackID() async throws -> CMPersistentTrackID { throw MediaRefusal.error }

    init(_ url: URL?) {
        source = url
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
