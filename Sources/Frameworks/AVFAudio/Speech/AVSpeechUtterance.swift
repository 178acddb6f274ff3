import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisIPANotationAttribute: String = "AVSpeechSynthesisIPANotationAttribute"

/// - Linux: works
/// A text and how it is spoken.
open class AVSpeechUtterance: NSObject, NSCopying {
    private let text: NSAttributedString

    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var prefersAssistiveTechnologySettings = false
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        text = NSAttributedString(string: string)
        super.init()
    }

    public init(attributedString string: NSAttributedString) {
        text = string
        super.init()
    }

    open var speechString: String { text.string }
    open var attributedSpeechString: NSAttributedString { text }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechUtterance(attributedString: text)
        copy.voice = voice
        copy.rate = rate
        copy.pitchMultiplier = pitchMultiplier
        copy.volume = volume
        copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
        copy.preUtteranceDelay = preUtteranceDelay
        copy.postUtteranceDelay = postUtteranceDelay
        return copy
    }
}
