import Foundation

/// - Linux: works
// Sound: nothing changes after the initializer.
open class INSpeakableString: NSObject, NSCopying, @unchecked Sendable {
    public let vocabularyIdentifier: String?
    public let spokenPhrase: String
    public let pronunciationHint: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(spokenPhrase: String) {
        self.init(vocabularyIdentifier: spokenPhrase, spokenPhrase: spokenPhrase, pronunciationHint: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
