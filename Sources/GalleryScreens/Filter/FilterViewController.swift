import UIKit

/// Shows the languages that match the typed text. Rows are removed and inserted with animation.
final class FilterViewController: UITableViewController {
    private let filter: LanguageFilter
    private let names: [String: String]
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 260, height: 34))
    private lazy var dataSource = makeDataSource()

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
        tableView.rowHeight = 44
        setUpField()
        navigationItem.titleView = field
        dataSource.defaultRowAnimation = .fade
        show("", animated: false)
    }

    private func setUpField() {
        field.borderStyle = .roundedRect
        field.placeholder = "Search languages"
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(field.text ?? "", animated: true)
            }, for: .editingChanged)
        // Return ends the search.
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
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
