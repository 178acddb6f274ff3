import UIKit

/// Shows words with their meanings, in rows that are as high as these need. Only rows that were shown have been
/// measured.
final class DictionaryViewController: UITableViewController {
    private let sections: [(letter: String, entries: [DictionaryEntry])]

    init(entries: [DictionaryEntry]) {
        sections = Dictionary(grouping: entries, by: \.initial)
            .map { (letter: $0.key, entries: $0.value) }
            .sorted { $0.letter < $1.letter }
        super.init(style: .plain)
        title = "Dictionary"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DictionaryEntryCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 72
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Middle", image: nil,
            primaryAction: UIAction(title: "Middle") { [weak self] _ in self?.showMiddle() })
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].entries.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        (cell as? DictionaryEntryCell)?.show(sections[indexPath.section].entries[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func showMiddle() {
        let section = sections.count / 2
        guard section > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: true)
    }
}
