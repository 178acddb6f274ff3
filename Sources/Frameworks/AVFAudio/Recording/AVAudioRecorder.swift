import Foundation

/// - Linux: refuses
/// Records sound to a file. There is no microphone: `record()` returns false.
open class AVAudioRecorder: NSObject {
    open internal(set) var url: URL
    open internal(set) var settings: [String: Any]
    open internal(set) var format: AVAudioFormat
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var channelAssignments: [AVAudioSessionChannelDescription]?

    /// Creates a recorder that refuses to record.
    public override init() {
        url = URL(fileURLWithPath: "/")
        settings = [:]
        format = AVAudioFormat()
        super.init()
    }

    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        format = AVAudioFormat(settings: settings) ?? AVAudioFormat()
        super.init()
    }

    public init(url: URL, format: AVAudioFormat) throws {
        self.url = url
        self.format = format
        settings = format.settings
        super.init()
    }

    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }

    /// Returns false.
    @discardableResult open func prepareToRecord() -> Bool { false }

    /// Returns false.
    @discardableResult open func record() -> Bool { refuse() }

    /// Returns false.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { refuse() }

    /// Returns false.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { refuse() }

    /// Returns false.
    @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        refuse()
    }

    open func pause() {}

    open func stop() {}

    /// Returns false: there is no recording.
    @discardableResult open func deleteRecording() -> Bool { false }

    open func updateMeters() {}

    /// Returns silence, -160 decibels.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Returns silence, -160 decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    private func refuse() -> Bool {
        AudioRefusal.report("AVAudioRecorder", "record() returns false")
        return false
    }
}
