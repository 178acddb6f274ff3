import Foundation

/// How a found part of a text is marked. The raw values are UIKit's.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Not at all.
    case normal = 0
    /// As one of those that were found.
    case found = 1
    /// As the present one of those that were found.
    case highlighted = 2
}

/// An object whose text a ``UITextSearchingFindSession`` searches.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// Names one of several texts of the object.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, from which the search goes on; nil for none.
    var selectedTextRange: UITextRange? { get }
    /// Returns `.orderedAscending` if the first range is before the second one.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Searches, and gives the aggregator what is found, in the order of the text.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Marks a found range.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes all marks.
    func clearAllDecoratedFoundText()

    /// Whether found ranges can be replaced; false by default.
    var supportsTextReplacement: Bool { get }
    /// Returns whether a found range may be replaced; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found range. The default does nothing.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all that is found. The default does nothing.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
    /// Called before a found range becomes the present one. The default does nothing.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a found range. The default does nothing.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The text in which the selection is; nil by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Returns the order of two texts; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}
