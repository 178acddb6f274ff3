import Foundation

/// Shows the suggestions of a search field below it while it is edited, above everything else in its window.
@MainActor
final class SearchFieldSuggestions {
    private unowned let field: UISearchTextField
    private var list: SearchSuggestionList?

    /// The largest height in points, as far as the window has room; unverified.
    private static let largestHeight: CGFloat = 264

    init(field: UISearchTextField) {
        self.field = field
    }

    var suggestions: [any UISearchSuggestion] = [] {
        didSet { update() }
    }

    /// Called when the suggestions change, when editing begins and ends, and in each layout of the field.
    func update(isNew: Bool = true) {
        guard field.isEditing, !suggestions.isEmpty, let window = field.window else {
            list?.removeFromSuperview()
            list = nil
            return
        }
        let isKnown = self.list != nil
        let list = self.list ?? makeList()
        if list.superview !== window { window.addSubview(list) }
        if isNew || !isKnown { list.show(suggestions) }
        let place = field.convert(field.bounds, to: window)
        let room = max(window.bounds.maxY - place.maxY, 0)
        list.frame = CGRect(
            x: place.minX, y: place.maxY, width: place.width,
            height: min(list.contentSize.height, Self.largestHeight, room))
    }

    private func makeList() -> SearchSuggestionList {
        let new = SearchSuggestionList()
        new.layer.cornerRadius = 10  // unverified
        new.choose = { [weak self] suggestion in
            guard let field = self?.field else { return }
            (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
        }
        list = new
        return new
    }
}
