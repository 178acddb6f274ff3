import Foundation

/// What a search bar asks and tells. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// False keeps the bar from being edited.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// False keeps it edited.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// The user has changed or cleared the text; not called for changes made in code.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Called before what the user types or deletes changes the text; false leaves it as it is.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// The user has chosen another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        SearchBarMethods.shouldBeginEditing.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarShouldBeginEditing(searchBar) }) ?? true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        SearchBarMethods.didBeginEditing.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarTextDidBeginEditing(searchBar) })
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        SearchBarMethods.shouldEndEditing.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarShouldEndEditing(searchBar) }) ?? true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        SearchBarMethods.didEndEditing.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarTextDidEndEditing(searchBar) })
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        SearchBarMethods.textDidChange.answer(
            for: self, found: { $0.call(searchBar, searchText) },
            forwarded: { $0.searchBar(searchBar, textDidChange: searchText) })
    }

    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        SearchBarMethods.shouldChange.answer(
            for: self, found: { $0.call(searchBar, range, text) },
            forwarded: { $0.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }) ?? true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        SearchBarMethods.searchButtonClicked.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarSearchButtonClicked(searchBar) })
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        SearchBarMethods.cancelButtonClicked.answer(
            for: self, found: { $0.call(searchBar) },
            forwarded: { $0.searchBarCancelButtonClicked(searchBar) })
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        SearchBarMethods.selectedScopeDidChange.answer(
            for: self, found: { $0.call(searchBar, selectedScope) },
            forwarded: { $0.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) })
    }
}
