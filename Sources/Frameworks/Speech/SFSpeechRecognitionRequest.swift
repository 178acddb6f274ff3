import AVFoundation
import Foundation

/// - Linux: no effect
/// Says what is recognized. Nothing is.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var shouldReportPartialResults: Bool = true
    open var contextualStrings: [String] = []
    open var interactionIdentifier: String?
    open var requiresOnDeviceRecognition: Bool = false
    open var addsPunctuation: Bool = false
}

/// - Linux: no effect
/// Says which file is recognized. None is.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    open internal(set) var url: URL

    public init(url URL: URL) {
        self.url = URL
        super.init()
    }
}

/// - Linux: no effect
/// Says which sound is recognized. None is.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// The format of one channel of 32-bit numbers at 44100 frames a second.
    open private(set) lazy var nativeAudioFormat = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 1)!

    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}

    open func endAudio() {}
}
