import CoreMedia
import Foundation
import ObjectiveCRuntime

/// - Linux: refuses
/// Plays a medium. Nothing on Linux decodes it: soon after an item was given, on the main queue, the item and the
/// player have the status ``Status/failed``, observers are notified, and the rate returns to 0.
open class AVPlayer: NSObject {
    private var item: AVPlayerItem?
    private var wantedRate: Float = 0

    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var defaultRate: Float = 1
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var sourceClock: CMClock?
    open var masterClock: CMClock?
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var isClosedCaptionDisplayEnabled = false

    open var volume: Float = 1 {
        willSet { willChangeValue(forKey: "volume") }
        didSet { didChangeValue(forKey: "volume") }
    }
    open var isMuted = false {
        willSet { willChangeValue(forKey: "muted") }
        didSet { didChangeValue(forKey: "muted") }
    }

    public override init() {
        super.init()
        ObservedMembers.add(self)
    }

    public init(playerItem item: AVPlayerItem?) {
        super.init()
        ObservedMembers.add(self)
        replaceCurrentItem(with: item)
    }

    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open class var availableHDRModes: HDRMode { [] }
    open class var eligibleForHDRPlayback: Bool { false }

    // MARK: The item

    open var currentItem: AVPlayerItem? { item }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        change("currentItem") { self.item = item }
        guard let item else { return }
        callLater { [weak self] in self?.refuse(item) }
    }

    private func refuse(_ item: AVPlayerItem) {
        MediaRefusal.report("AVPlayer", "items have the status failed, and nothing is shown or heard")
        item.fail()
        guard item === self.item else { return }
        let wasWaiting = wantedRate != 0
        change("error") { error = item.error }
        change("status") { status = .failed }
        setWantedRate(0)
        if wasWaiting { item.postFailure() }
    }

    // MARK: Playing

    /// The rate that was set, until the item has failed.
    open var rate: Float {
        get { wantedRate }
        set {
            setWantedRate(status == .failed ? 0 : newValue)
            if status == .failed, newValue != 0, let item { callLater { item.postFailure() } }
        }
    }

    private func setWantedRate(_ rate: Float) {
        guard rate != wantedRate else { return }
        change("rate") { change("timeControlStatus") { change("reasonForWaitingToPlay") { wantedRate = rate } } }
        NotificationCenter.default.post(
            name: Self.rateDidChangeNotification, object: self,
            userInfo: [
                Self.rateDidChangeReasonKey: status == .failed
                    ? RateDidChangeReason.setRateFailed : RateDidChangeReason.setRateCalled
            ])
    }

    open var timeControlStatus: TimeControlStatus { wantedRate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    open var reasonForWaitingToPlay: WaitingReason? {
        guard wantedRate != 0 else { return nil }
        return item == nil ? .noItemToPlay : .evaluatingBufferingRate
    }

    open func play() { rate = defaultRate }

    open func pause() { rate = 0 }

    open func playImmediately(atRate rate: Float) { self.rate = rate }

    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }

    /// Calls the handler with false.
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        if let completionHandler { callLater { completionHandler(false) } }
    }

    nonisolated(nonsending) open func preroll(atRate rate: Float) async -> Bool { false }

    open func cancelPendingPrerolls() {}

    // MARK: Time

    /// Returns zero.
    open func currentTime() -> CMTime { .zero }

    open func seek(to date: Date) {}

    /// Calls the handler with false.
    open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
        callLater { completionHandler(false) }
    }

    nonisolated(nonsending) open func seek(to date: Date) async -> Bool { false }

    open func seek(to time: CMTime) {}

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

    /// Calls the handler with false.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        callLater { completionHandler(false) }
    }

    nonisolated(nonsending) open func seek(to time: CMTime) async -> Bool { false }

    /// Calls the handler with false.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        callLater { completionHandler(false) }
    }

    nonisolated(nonsending) open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
    ) async -> Bool {
        false
    }

    /// - Linux: no effect
    /// Returns an object to pass to `removeTimeObserver`. Time does not pass, so the block is not called.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        NSObject()
    }

    /// - Linux: no effect
    /// Returns an object to pass to `removeTimeObserver`. Time does not pass, so the block is not called.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any {
        NSObject()
    }

    open func removeTimeObserver(_ observer: Any) {}

    // MARK: Output

    open var isExternalPlaybackActive: Bool { false }
    open var isOutputObscuredDueToInsufficientExternalProtection: Bool { false }

    private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]

    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?, forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {
        self.criteria[mediaCharacteristic] = criteria
    }

    open func mediaSelectionCriteria(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVPlayerMediaSelectionCriteria? {
        criteria[mediaCharacteristic]
    }

    private func change(_ key: String, _ action: () -> Void) {
        willChangeValue(forKey: key)
        action()
        didChangeValue(forKey: key)
    }
}
