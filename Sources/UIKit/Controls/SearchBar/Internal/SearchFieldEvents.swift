import Foundation

/// The delegate of a search bar's field, which calls the search controller and the bar's delegate. Owned by the bar.
@MainActor
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate(for: SearchBarDelegateMethods.shouldBeginEditing)?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.searchController?.searchBarDidBeginEditing()
        bar.searchDisplay?.searchBarDidBeginEditing()
        bar.delegate(for: SearchBarDelegateMethods.didBeginEditing)?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate(for: SearchBarDelegateMethods.shouldEndEditing)?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate(for: SearchBarDelegateMethods.didEndEditing)?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate(for: SearchBarDelegateMethods.shouldChange)?.searchBar(
            bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate(for: SearchBarDelegateMethods.searchButtonClicked)?.searchBarSearchButtonClicked(bar)
        return false
    }
}
