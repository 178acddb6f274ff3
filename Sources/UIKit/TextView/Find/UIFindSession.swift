import Foundation

/// A search that a ``UIFindInteraction`` shows. A subclass searches; the base class finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How the number of results is shown. The raw values are UIKit's.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the present result, and the number of all.
        case currentAndTotal = 0
        /// The number of all.
        case total = 1
        /// Not at all.
        case none = 2
    }

    public override init() {
        super.init()
    }

    /// The number of results.
    open var resultCount: Int { 0 }
    /// The number of the present result, from 0; `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the number of results is shown.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether results can be replaced; false by default.
    open var supportsReplacement: Bool { false }
    /// Whether the present result may be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for a text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the present result.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Makes the next or the previous result the present one.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets the results.
    open func invalidateFoundResults() {}
}
