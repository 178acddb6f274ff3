import Foundation

/// - Linux: refuses
/// Plays a sound. Its initializers throw, because nothing on Linux decodes the sound.
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var pan: Float = 0
    open var volume: Float = 1
    open var enableRate = false
    open var rate: Float = 1
    open var currentTime: TimeInterval = 0
    open var numberOfLoops = 0
    open var isMeteringEnabled = false
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    /// Creates a player without a sound.
    public override init() { super.init() }

    public init(contentsOf url: URL) throws { throw AudioRefusal.error(reading: url) }

    public init(data: Data) throws { throw AudioRefusal.unsupportedFile }

    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { throw AudioRefusal.error(reading: url) }

    public init(data: Data, fileTypeHint utiString: String?) throws { throw AudioRefusal.unsupportedFile }

    open var isPlaying: Bool { false }
    open var numberOfChannels: Int { 0 }
    open var duration: TimeInterval { 0 }
    open var url: URL? { nil }
    open var data: Data? { nil }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var settings: [String: Any] { [:] }
    open var format: AVAudioFormat { AVAudioFormat() }

    /// Returns false.
    @discardableResult open func prepareToPlay() -> Bool { false }

    /// Returns false.
    @discardableResult open func play() -> Bool { false }

    /// Returns false.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }

    open func pause() {}

    open func stop() {}

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    open func updateMeters() {}

    /// Returns silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Returns silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
