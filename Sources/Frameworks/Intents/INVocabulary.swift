import Foundation

/// - Linux: no effect
///
/// Words for Siri; nothing reads them.
// Sound: it has no state.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()

    open class func shared() -> INVocabulary { vocabulary }

    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}

    open func removeAllVocabularyStrings() {}
}
