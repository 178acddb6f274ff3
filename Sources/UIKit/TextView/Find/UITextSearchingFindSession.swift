import Foundation

/// Searches the text of an object that conforms to ``UITextSearching``, such as a text view.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any TextSearch

    /// Creates a session; the object is not retained.
    public init<SearchableObject>(searchableObject: SearchableObject) where SearchableObject: UITextSearching {
        search = SearchedObject(searchableObject)
        super.init()
    }

    /// The object that is searched; nil when it was released.
    open var searchableObject: AnyObject? { search.object }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.present ?? NSNotFound }
    open override var supportsReplacement: Bool { search.supportsReplacement }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.find(query, options ?? UITextSearchOptions())
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        search.replacePresent(replacementString)
        search.find(searchQuery, options ?? UITextSearchOptions())
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        search.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
        search.find(searchQuery, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        search.step(forwards: direction == .forward)
    }

    open override func invalidateFoundResults() { search.forget() }
}
