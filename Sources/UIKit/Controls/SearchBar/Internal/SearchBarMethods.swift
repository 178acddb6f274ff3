internal import RuntimeInspection

/// The methods of a search bar's delegate, all of them optional.
enum SearchBarMethods {
    static let shouldBeginEditing = method(
        "searchBarShouldBeginEditing:", "searchBarShouldBeginEditing(_:)", BarToBool.self)
    static let didBeginEditing = method(
        "searchBarTextDidBeginEditing:", "searchBarTextDidBeginEditing(_:)", BarNotice.self)
    static let shouldEndEditing = method("searchBarShouldEndEditing:", "searchBarShouldEndEditing(_:)", BarToBool.self)
    static let didEndEditing = method("searchBarTextDidEndEditing:", "searchBarTextDidEndEditing(_:)", BarNotice.self)
    static let textDidChange = method("searchBar:textDidChange:", "searchBar(_:textDidChange:)", SearchTextNotice.self)
    static let shouldChange = method(
        "searchBar:shouldChangeTextInRange:replacementText:", "searchBar(_:shouldChangeTextIn:replacementText:)",
        ChangeToBool.self)
    static let searchButtonClicked = method(
        "searchBarSearchButtonClicked:", "searchBarSearchButtonClicked(_:)", BarNotice.self)
    static let cancelButtonClicked = method(
        "searchBarCancelButtonClicked:", "searchBarCancelButtonClicked(_:)", BarNotice.self)
    static let selectedScopeDidChange = method(
        "searchBar:selectedScopeButtonIndexDidChange:", "searchBar(_:selectedScopeButtonIndexDidChange:)",
        ScopeNotice.self)

    static let all: [any ProtocolRequirement] = [
        shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing, textDidChange, shouldChange,
        searchButtonClicked, cancelButtonClicked, selectedScopeDidChange,
    ]

    private static func method<Call>(
        _ selector: String, _ name: String, _ call: Call.Type
    ) -> OptionalMethod<any UISearchBarDelegate, Call> {
        OptionalMethod(selector, name) { $0 is any UISearchBarDelegate.Type }
    }

    struct BarNotice: DeclaredMethods.Call {
        typealias Function = (UISearchBar) -> Void
        let call: Function
    }

    struct BarToBool: DeclaredMethods.Call {
        typealias Function = (UISearchBar) -> Bool
        let call: Function
    }

    struct SearchTextNotice: DeclaredMethods.Call {
        typealias Function = (UISearchBar, String) -> Void
        let call: Function
    }

    struct ScopeNotice: DeclaredMethods.Call {
        typealias Function = (UISearchBar, Int) -> Void
        let call: Function
    }

    struct ChangeToBool: DeclaredMethods.Call {
        typealias Function = (UISearchBar, NSRange, String) -> Bool
        let call: Function
    }
}
