import CoreAudioTypes
import Foundation

/// - Linux: works
/// Says where the channels of a format are heard.
open class AVAudioChannelLayout: NSObject {
    private let tag: AudioChannelLayoutTag

    public init?(layoutTag: AudioChannelLayoutTag) {
        tag = layoutTag
        super.init()
    }

    open var layoutTag: AudioChannelLayoutTag { tag }
    open var channelCount: AVAudioChannelCount { AudioChannelLayoutTag_GetNumberOfChannels(tag) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVAudioChannelLayout)?.tag == tag }

    open override var hash: Int { tag.hashValue }
}
