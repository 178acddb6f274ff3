import Foundation

/// The identifier of a voice of the Mac.
public let AVSpeechSynthesisVoiceIdentifierAlex: String = "com.apple.speech.voice.Alex"

/// - Linux: refuses
/// A voice. There are none: the initializers return nil.
open class AVSpeechSynthesisVoice: NSObject {
    public init?(language languageCode: String?) { return nil }

    public init?(identifier: String) { return nil }

    /// Returns an empty list.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

    /// - Linux: works
    /// Returns the language and region of the user, such as `en-US`.
    open class func currentLanguageCode() -> String {
        let locale = Locale.current
        let language = locale.language.languageCode?.identifier ?? "en"
        return locale.region.map { "\(language)-\($0.identifier)" } ?? language
    }

    open var language: String { "" }
    open var identifier: String { "" }
    open var name: String { "" }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var audioFileSettings: [String: Any] { [:] }
}

/// - Linux: works
/// Says how good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// - Linux: works
/// Says whether a voice is that of a man or a woman.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}
