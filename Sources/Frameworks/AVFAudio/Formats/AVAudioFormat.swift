import AudioToolbox
import Foundation

/// - Linux: works
/// Describes the samples of a buffer.
open class AVAudioFormat: NSObject {
    private let stream: UnsafeMutablePointer<AudioStreamBasicDescription>
    private let layout: AVAudioChannelLayout?
    private let ownSettings: [String: Any]?

    open var magicCookie: Data?

    private init(
        _ description: AudioStreamBasicDescription, layout: AVAudioChannelLayout?, settings: [String: Any]? = nil
    ) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: description)
        self.layout = layout
        ownSettings = settings
        super.init()
    }

    deinit { stream.deallocate() }

    /// Creates the format of two channels of 32-bit numbers at 44100 frames a second.
    convenience override init() {
        self.init(.linear(.pcmFormatFloat32, sampleRate: 44100, channels: 2, isInterleaved: false), layout: nil)
    }

    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }

    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        guard asbd.pointee.mChannelsPerFrame <= 2 || layout != nil else { return nil }
        self.init(asbd.pointee, layout: layout)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(
            commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false, channelLayout: layout)
    }

    /// Returns nil for more than two channels, which need a layout.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, (1...2).contains(channels), format != .otherFormat else { return nil }
        self.init(
            .linear(format, sampleRate: sampleRate, channels: channels, isInterleaved: interleaved), layout: nil)
    }

    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        self.init(
            .linear(format, sampleRate: sampleRate, channels: layout.channelCount, isInterleaved: interleaved),
            layout: layout)
    }

    /// Returns nil without the keys for the format, the sample rate and the number of channels.
    public convenience init?(settings: [String: Any]) {
        guard
            let id = (settings[AVFormatIDKey] as? any BinaryInteger).map({ AudioFormatID(truncatingIfNeeded: $0) })
                ?? (settings[AVFormatIDKey] as? NSNumber)?.uint32Value,
            let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue,
            let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value
        else { return nil }
        var description = AudioStreamBasicDescription()
        description.mFormatID = id
        description.mSampleRate = rate
        description.mChannelsPerFrame = channels
        if id == kAudioFormatLinearPCM {
            let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
            let isSeparate = (settings[AVLinearPCMIsNonInterleaved] as? NSNumber)?.boolValue ?? false
            let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.uint32Value ?? 16
            description = .linear(
                bits: bits, isFloat: isFloat, sampleRate: rate, channels: channels, isInterleaved: !isSeparate)
        }
        self.init(description, layout: nil, settings: settings)
    }

    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(stream) }
    open var sampleRate: Double { stream.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { stream.pointee.mChannelsPerFrame }
    open var channelLayout: AVAudioChannelLayout? { layout }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var isInterleaved: Bool { stream.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }

    open var commonFormat: AVAudioCommonFormat {
        let description = stream.pointee
        guard description.mFormatID == kAudioFormatLinearPCM else { return .otherFormat }
        let isFloat = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
        switch (isFloat, description.mBitsPerChannel) {
        case (true, 32): return .pcmFormatFloat32
        case (true, 64): return .pcmFormatFloat64
        case (false, 16): return .pcmFormatInt16
        case (false, 32): return .pcmFormatInt32
        default: return .otherFormat
        }
    }

    open var settings: [String: Any] {
        if let ownSettings { return ownSettings }
        let description = stream.pointee
        return [
            AVFormatIDKey: Int(description.mFormatID), AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMBitDepthKey: Int(description.mBitsPerChannel),
            AVLinearPCMIsFloatKey: description.mFormatFlags & kAudioFormatFlagIsFloat != 0,
            AVLinearPCMIsNonInterleaved: !isInterleaved, AVLinearPCMIsBigEndianKey: false,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioFormat)?.stream.pointee == stream.pointee
    }

    open override var hash: Int { stream.pointee.hashValue }
}

extension AudioStreamBasicDescription {
    fileprivate static func linear(
        _ format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, isInterleaved: Bool
    ) -> AudioStreamBasicDescription {
        let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
        let bits: UInt32 = format == .pcmFormatInt16 ? 16 : format == .pcmFormatFloat64 ? 64 : 32
        return linear(
            bits: bits, isFloat: isFloat, sampleRate: sampleRate, channels: channels, isInterleaved: isInterleaved)
    }

    fileprivate static func linear(
        bits: UInt32, isFloat: Bool, sampleRate: Double, channels: AVAudioChannelCount, isInterleaved: Bool
    ) -> AudioStreamBasicDescription {
        let bytes = bits / 8 * (isInterleaved ? channels : 1)
        let kind = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
        return AudioStreamBasicDescription(
            mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: kind | kAudioFormatFlagIsPacked | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
            mBitsPerChannel: bits, mReserved: 0)
    }
}
