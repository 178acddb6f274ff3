import UIKit

/// Shows an address book: a large title, a search field, sections by letter, and the index at the side.
final class ContactsViewController: UITableViewController, UISearchResultsUpdating {
    private struct Section {
        let letter: String
        let contacts: [Contact]
    }

    private let contacts: [Contact]
    private var sections: [Section] = []
    private let search = UISearchController(searchResultsController: nil)

    init(contacts: [Contact]) {
        self.contacts = contacts
        super.init(style: .plain)
        title = "Contacts"
        navigationItem.largeTitleDisplayMode = .always
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        search.searchResultsUpdater = self
        definesPresentationContext = true
        show(contacts)
    }

    private func show(_ contacts: [Contact]) {
        sections = Dictionary(grouping: contacts, by: \.initial)
            .sorted { ($0.key == "#" ? "~" : $0.key) < ($1.key == "#" ? "~" : $1.key) }
            .map { Section(letter: $0.key, contacts: $0.value) }
        tableView.reloadData()
    }

    // MARK: Search

    private var searchText: String { search.searchBar.text ?? "" }

    func updateSearchResults(for searchController: UISearchController) {
        let wanted = searchText.sortingKey
        show(wanted.isEmpty ? contacts : contacts.filter { $0.fullName.sortingKey.contains(wanted) })
    }

    // MARK: Data source and delegate

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let name = NSMutableAttributedString(
            string: "\(contact.given) ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        name.append(
            NSAttributedString(
                string: contact.family, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
        cell.textLabel?.attributedText = name
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        return cell
    }

    /// The index has every letter, also those without a contact; a search has none.
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        searchText.isEmpty ? [UITableView.indexSearch] + UILocalizedIndexedCollation.current().sectionIndexTitles : nil
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        if title == UITableView.indexSearch {
            tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
            return NSNotFound
        }
        return sections.lastIndex { $0.letter <= title || title == "#" } ?? 0
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
