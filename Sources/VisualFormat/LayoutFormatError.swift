/// Why a string is not in the visual format language.
package struct LayoutFormatError: Error, Equatable, Sendable {
    /// UIKit's sentence.
    package let sentence: String
    /// Where the caret stands, in characters from 0; as many as the string has at its end. nil for an empty string,
    /// which has no picture.
    package let column: Int?
    package let format: String

    package init(sentence: String, column: Int?, format: String) {
        self.sentence = sentence
        self.column = column
        self.format = format
    }

    /// The reason of UIKit's `NSInvalidArgumentException`. The spaces before the line ends are UIKit's.
    package var reason: String {
        guard let column else { return "Unable to parse constraint format: \(sentence)" }
        let caret = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(sentence) \n\(format) \n\(caret)"
    }
}

/// Sentences without a note are from logs of UIKit, or from Apple's Auto Layout Guide.
enum LayoutFormatSentence {
    /// Unverified: the only source is a library that follows UIKit's wording.
    static let emptyString = "It's an empty string."
    static let colonOfVertical = "Expected ':' after 'V' to specify vertical arrangement"
    /// Unverified: by analogy.
    static let colonOfHorizontal = "Expected ':' after 'H' to specify horizontal arrangement"
    static let view = "Expected a view"
    static let endOfView =
        "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    static let relation = "Unknown relation. Must be ==, >=, or <="
    static let constant =
        "Expected a number or key from the metrics dictionary, but encountered something else"
    static let superview = "Unable to interpret '|' character, because the related view doesn't have a superview"
    /// Unverified.
    static let endOfConnection = "Expected a '-' to end the connection"
    /// Unverified.
    static let endOfConnectionPredicates = "A predicate on a connection must end with ')'"
    /// Unverified.
    static let endOfFormat = "Expected the end of the format string"

    static func unknownView(_ name: String) -> String { "\(name) is not a key in the views dictionary." }

    static func unknownMetric(_ name: String) -> String {
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    }
}
