import UIKit

/// Shows the languages of ISO 639-3 in sections from A to Z. The letters float at the top while their section is on
/// screen, and the index at the side jumps to them.
final class LanguagesViewController: UITableViewController {
    private let sections: [(letter: String, languages: [Language])]

    init(languages: [Language]) {
        sections = Dictionary(grouping: languages, by: \.initial)
            .map { (letter: $0.key, languages: $0.value) }
            .sorted { ($0.letter == "#" ? "~" : $0.letter) < ($1.letter == "#" ? "~" : $1.letter) }
        super.init(style: .plain)
        title = "Languages"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LanguageCell.self, forCellReuseIdentifier: "language")
        tableView.setRowHeight(44, in: traitCollection)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Last", image: nil,
            primaryAction: UIAction(title: "Last") { [weak self] _ in self?.showLastSection() })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.setRowHeight(44, in: traitCollection)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].languages.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.map(\.letter)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "language", for: indexPath)
        let language = sections[indexPath.section].languages[indexPath.row]
        cell.textLabel?.text = language.name
        cell.detailTextLabel?.text = language.code
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func showLastSection() {
        let section = sections.count - 1
        guard section >= 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: true)
    }
}
