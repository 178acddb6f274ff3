/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun or ended, its text has changed, or its scope.
    func updateSearchResults(for searchController: UISearchController)
}
