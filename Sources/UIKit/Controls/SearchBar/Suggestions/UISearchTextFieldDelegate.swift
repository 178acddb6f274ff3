import Foundation

/// The delegate of a search field. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the user chooses one of ``UISearchTextField/searchSuggestions``.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
