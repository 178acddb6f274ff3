import Foundation

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which parts of words are found. The raw values are UIKit's.
    public enum WordMatchMethod: Int, Sendable {
        /// Words that contain the text.
        case contains = 0
        /// Words that begin with the text.
        case startsWith = 1
        /// Words that are the text.
        case fullWord = 2
    }

    /// Which parts of words are found; `.contains` by default.
    open private(set) var wordMatchMethod = WordMatchMethod.contains
    /// How strings are compared; without regard to case by default.
    open private(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]

    public override init() {
        super.init()
    }

    convenience init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
        self.init()
        (wordMatchMethod, stringCompareOptions) = (method, options)
    }
}
