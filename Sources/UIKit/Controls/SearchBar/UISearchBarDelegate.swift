import Foundation

/// Controls the editing of a search bar and responds to the user's actions in it. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Called before editing begins. Returning false prevents it.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has the keys.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called before editing ends. Returning false prevents it.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when the field has lost the keys.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user has changed or cleared the text. Not called for changes made in code.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Called before the text changes because the user types or deletes. Returning false keeps the text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called when the return key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called for a tap on the button that ends the search.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called for a tap on the bookmarks button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called for a tap on the button for a list of results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Called after the user has selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
