import CoreGraphics
import CoreMedia
import Foundation
import ObjectiveCRuntime

/// - Linux: refuses
/// A medium that a player plays. Soon after a player was given the item, it has the status ``Status/failed``.
open class AVPlayerItem: NSObject, NSCopying {
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open internal(set) var asset: AVAsset
    open internal(set) var automaticallyLoadedAssetKeys: [String]

    open var configuredTimeOffsetFromLive = CMTime.invalid
    open var automaticallyPreservesTimeOffsetFromLive = false
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var seekingWaitsForVideoCompositionRendering = false
    open var appliesPerFrameHDRDisplayMetadata = true
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .multichannel
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = true
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var preferredPeakBitRateForExpensiveNetworks = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
    open var startsOnFirstEligibleVariant = false
    open var variantPreferences: AVVariantPreferences = []

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
        ObservedMembers.add(self)
    }

    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]) {
        self.init(asset: asset, automaticallyLoadedAssetKeys: nil as [String]?)
    }

    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil as [String]?) }

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    open func copy(with zone: NSZone? = nil) -> Any {
        AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    }

    /// Ends the attempt to play, once.
    func fail() {
        guard status != .failed else { return }
        willChangeValue(forKey: "error")
        error = MediaRefusal.error
        didChangeValue(forKey: "error")
        willChangeValue(forKey: "status")
        status = .failed
        didChangeValue(forKey: "status")
    }

    /// Posts that the item could not be played, as it is posted to a program that waits for the item's end.
    func postFailure() {
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime, object: self,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: MediaRefusal.error])
    }

    // MARK: The medium

    open var tracks: [AVPlayerItemTrack] { [] }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var timedMetadata: [AVMetadataItem]? { nil }
    open var canPlayFastForward: Bool { false }
    open var canPlaySlowForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var canPlaySlowReverse: Bool { false }
    open var canPlayFastReverse: Bool { false }
    open var canStepForward: Bool { false }
    open var canStepBackward: Bool { false }
    open var recommendedTimeOffsetFromLive: CMTime { .invalid }
    open var seekableTimeRanges: [NSValue] { [] }
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }

    // MARK: Time

    /// Returns zero.
    open func currentTime() -> CMTime { .zero }

    open func currentDate() -> Date? { nil }

    open func seek(to time: CMTime) {}

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

    /// Calls the handler with false.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        if let completionHandler { callLater { completionHandler(false) } }
    }

    nonisolated(nonsending) open func seek(to time: CMTime) async -> Bool { false }

    /// Calls the handler with false.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        if let completionHandler { callLater { completionHandler(false) } }
    }

    nonisolated(nonsending) open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool {
        false
    }

    /// Returns false.
    @discardableResult
    open func seek(to date: Date, completionHandler: ((Bool) -> Void)?) -> Bool {
        if let completionHandler { callLater { completionHandler(false) } }
        return false
    }

    open func cancelPendingSeeks() {}

    open func step(byCount stepCount: Int) {}

    // MARK: Selection, outputs and logs

    open private(set) var outputs: [AVPlayerItemOutput] = []
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }

    open func select(
        _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
    ) {}

    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}

    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }

    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }

    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

    open func accessLog() -> AVPlayerItemAccessLog? { nil }

    open func errorLog() -> AVPlayerItemErrorLog? { nil }
}
