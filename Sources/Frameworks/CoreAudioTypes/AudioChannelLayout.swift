/// - Linux: works
/// Says where the channels of audio data are heard. Descriptions of single channels are not kept.
public struct AudioChannelLayout: Hashable, Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mNumberChannelDescriptions: UInt32 = 0

    public init() {}
}

/// Returns how many channels a layout has.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 {
    inLayoutTag & 0xFFFF
}
