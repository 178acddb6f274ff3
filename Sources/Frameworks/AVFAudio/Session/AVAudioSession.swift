import Foundation
import ObjectiveCRuntime

// Sound: what it is told is used under the lock only.
/// - Linux: no effect
/// Says how a program uses sound. The session keeps what it is told; there are no inputs and outputs, and the
/// microphone is denied.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private struct Wishes {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var sampleRate = 0.0
        var bufferDuration = 0.0
        var inputChannels = 0
        var outputChannels = 0
        var allowsHaptics = false
        var prefersNoInterruptions = false
        var supportsMultichannel = false
        var orientation = StereoOrientation.none
    }

    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var wishes = Wishes()

    open class func sharedInstance() -> AVAudioSession { shared }

    public override init() {
        super.init()
        Self.addMembers
    }

    /// The properties that can be observed.
    private static let addMembers: Void = SourceMembers.add { source in
        source.add(AVAudioSession.self) { members in
            members.property("outputVolume", \.outputVolume)
            members.property("isOtherAudioPlaying", \.isOtherAudioPlaying)
            members.property("currentRoute", \.currentRoute)
        }
    }

    private func read<Value>(_ property: KeyPath<Wishes, Value>) -> Value {
        lock.withLock { wishes[keyPath: property] }
    }

    private func write(_ change: (inout Wishes) -> Void) { lock.withLock { change(&wishes) } }

    // MARK: Category

    open var category: Category { read(\.category) }
    open var categoryOptions: CategoryOptions { read(\.options) }
    open var mode: Mode { read(\.mode) }
    open var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    open var availableModes: [Mode] {
        [.default, .voiceChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio]
    }

    open func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, policy: .default, options: [])
    }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, policy: .default, options: options)
    }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        write { wishes in
            wishes.category = category
            wishes.mode = mode
            wishes.policy = policy
            wishes.options = options
        }
    }

    open func setMode(_ mode: Mode) throws { write { $0.mode = mode } }

    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        write { $0.allowsHaptics = inValue }
    }

    open var allowHapticsAndSystemSoundsDuringRecording: Bool { read(\.allowsHaptics) }

    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
        write { $0.prefersNoInterruptions = inValue }
    }

    open var prefersNoInterruptionsFromSystemAlerts: Bool { read(\.prefersNoInterruptions) }
    open var promptStyle: PromptStyle { .none }

    // MARK: Permission

    /// - Linux: refuses
    open var recordPermission: RecordPermission { .denied }

    /// - Linux: refuses
    /// Calls the closure with false, on a background queue.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        AudioRefusal.report("AVAudioSession.recordPermission", "the microphone is denied")
        callLater(on: .global()) { response(false) }
    }

    // MARK: Inputs and outputs

    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    open var isInputAvailable: Bool { false }
    open var isInputGainSettable: Bool { false }
    open var inputGain: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 0 }
    open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var inputOrientation: StereoOrientation { .none }

    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if inPort != nil { throw AudioRefusal.error }
    }

    open func setInputGain(_ gain: Float) throws { throw AudioRefusal.error }

    open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw AudioRefusal.error }
    }

    open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw AudioRefusal.error }
    }

    open func setAggregatedIOPreference(_ inIOType: IOType) throws {}

    // MARK: Format

    open var preferredSampleRate: Double { read(\.sampleRate) }
    open var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
    open var preferredInputNumberOfChannels: Int { read(\.inputChannels) }
    open var preferredOutputNumberOfChannels: Int { read(\.outputChannels) }
    open var preferredInputOrientation: StereoOrientation { read(\.orientation) }
    open var supportsMultichannelContent: Bool { read(\.supportsMultichannel) }

    /// The preferred rate, or 44100, so that formats can be made with it.
    open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 44100 }
    open var ioBufferDuration: TimeInterval { preferredIOBufferDuration }
    open var inputNumberOfChannels: Int { 0 }
    open var outputNumberOfChannels: Int { 0 }
    open var maximumInputNumberOfChannels: Int { 0 }
    open var maximumOutputNumberOfChannels: Int { 0 }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }

    open func setPreferredSampleRate(_ sampleRate: Double) throws { write { $0.sampleRate = sampleRate } }

    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { write { $0.bufferDuration = duration } }

    open func setPreferredInputNumberOfChannels(_ count: Int) throws { write { $0.inputChannels = count } }

    open func setPreferredOutputNumberOfChannels(_ count: Int) throws { write { $0.outputChannels = count } }

    open func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
        write { $0.orientation = orientation }
    }

    open func setSupportsMultichannelContent(_ inValue: Bool) throws { write { $0.supportsMultichannel = inValue } }
}
