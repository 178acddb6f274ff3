import Foundation

/// - Linux: refuses
/// Speaks text. There are no voices: each utterance is canceled at once, which the delegate is told.
open class AVSpeechSynthesizer: NSObject {
    /// - Linux: no effect
    /// Receives spoken sound. It is not called.
    public typealias BufferCallback = (AVAudioBuffer) -> Void

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var outputChannels: [AVAudioSessionChannelDescription]?
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false

    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    open func speak(_ utterance: AVSpeechUtterance) {
        AudioRefusal.report("AVSpeechSynthesizer", "utterances are canceled, and nothing is heard")
        callLater { [weak self] in
            guard let self else { return }
            delegate?.speechSynthesizer(self, didCancel: utterance)
        }
    }

    /// Cancels the utterance; the callback is not called.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
        speak(utterance)
    }

    /// Returns false: nothing is spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// Returns false: nothing is spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// Returns false: nothing is spoken.
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// - Linux: works
/// Says where speaking stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word = 1
}
