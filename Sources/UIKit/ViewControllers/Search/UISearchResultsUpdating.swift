/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search has begun or ended, and when its text or its scope has changed.
    func updateSearchResults(for searchController: UISearchController)

    /// Called when the user chooses one of ``UISearchController/searchSuggestions``. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
