import Foundation

/// Is told when a search begins, ends, and shows results. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
    /// Called before the search begins.
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    /// Called when the search has begun.
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    /// Called before the search ends.
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    /// Called when the search has ended.
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    /// Called when the table of the results was created, in which cells can be registered.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    /// Called before the table of the results is released, at the end of a search.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    /// Called before the table of the results appears.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    /// Called when the table of the results has appeared.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    /// Called before the table of the results disappears.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    /// Called when the table of the results has disappeared.
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    /// Returns whether the table is reloaded for another text; true if it is not implemented.
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool
    /// Returns whether the table is reloaded for another scope; true if it is not implemented.
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}
