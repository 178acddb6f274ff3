import UIKit

/// Shows the languages that match the typed text. Rows are removed and inserted with animation.
final class FilterViewController: UITableViewController, UISearchResultsUpdating {
    private let filter: LanguageFilter
    private let names: [String: String]
    private let search = UISearchController(searchResultsController: nil)
    private lazy var dataSource = makeDataSource()
    /// The text whose languages are shown.
    private var shown = ""

    init(languages: [Language]) {
        filter = LanguageFilter(languages)
        names = Dictionary(languages.map { ($0.code, $0.name) }) { first, _ in first }
        super.init(style: .plain)
        title = "Filter"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LanguageCell.self, forCellReuseIdentifier: "language")
        tableView.setRowHeight(44, in: traitCollection)
        setUpSearch()
        dataSource.defaultRowAnimation = .fade
        show("", animated: false)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.setRowHeight(44, in: traitCollection)
    }

    private func setUpSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search languages"
        search.searchBar.autocorrectionType = .no
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != shown else { return }
        show(text, animated: true)
    }

    private func makeDataSource() -> LanguageDataSource {
        LanguageDataSource(tableView: tableView) { [names] tableView, indexPath, code in
            let cell = tableView.dequeueReusableCell(withIdentifier: "language", for: indexPath)
            cell.textLabel?.text = names[code]
            cell.detailTextLabel?.text = code
            return cell
        }
    }

    private func show(_ text: String, animated: Bool) {
        shown = text
        let languages = filter.languages(matching: text)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        let groups = Dictionary(grouping: languages, by: \.initial)
        for letter in groups.keys.sorted(by: { ($0 == "#" ? "~" : $0) < ($1 == "#" ? "~" : $1) }) {
            snapshot.appendSections([letter])
            snapshot.appendItems(groups[letter, default: []].map(\.code), toSection: letter)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
