import Foundation

/// - Linux: refuses
/// What was recognized, which is nothing.
open class SFSpeechRecognitionResult: NSObject {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }
}

/// - Linux: refuses
/// A text that was recognized. There are none.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
    open var speakingRate: Double { 0 }
    open var averagePauseDuration: TimeInterval { 0 }
}

/// - Linux: refuses
/// A word that was recognized. There are none.
open class SFTranscriptionSegment: NSObject {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: NSNotFound, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}
