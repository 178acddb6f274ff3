import Foundation

/// A list of search suggestions.
@MainActor
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private(set) var suggestions: [any UISearchSuggestion] = []
    /// Called when the user taps a suggestion.
    var choose: (any UISearchSuggestion) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        keyboardDismissMode = .onDrag
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion]) {
        self.suggestions = suggestions
        isHidden = suggestions.isEmpty
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "suggestion")
            ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.secondaryText = suggestion.localizedDescription
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        if suggestions.indices.contains(indexPath.row) { choose(suggestions[indexPath.row]) }
    }
}
