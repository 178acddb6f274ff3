import Foundation

/// The list of a document browser.
@MainActor
final class DocumentListController: UITableViewController {
    private let types: [String]?
    private var files: [URL] = []
    var onChoose: (URL) -> Void = { _ in }
    /// Called with the file and its row.
    var onShare: (URL, UIView) -> Void = { _, _ in }
    var actions: () -> [UIDocumentBrowserAction] = { [] }

    var showsExtensions = true {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init(types: [String]?) {
        self.types = types
        super.init(style: .plain)
        title = SystemText.documents.string
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    }

    /// Reads the folder again, and scrolls to a file.
    func reload(showing file: URL? = nil) {
        files = DocumentFolder.files(types)
        guard isViewLoaded else { return }
        tableView.reloadData()
        let name = file?.lastPathComponent
        guard let row = files.firstIndex(where: { $0.lastPathComponent == name }) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let file = files[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = showsExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
        content.image = UIImage(systemName: file.hasDirectoryPath ? "folder" : "doc")
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose(files[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let file = files[indexPath.row]
        let own = actions().filter { DocumentFolder.file(file, isOf: $0.supportedContentTypes) }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let share = UIAction(title: SystemText.share.string, image: UIImage(systemName: "square.and.arrow.up")) {
                _ in
                guard let self, let cell = self.tableView.cellForRow(at: indexPath) else { return }
                self.onShare(file, cell)
            }
            return UIMenu(
                children: [share]
                    + own.map { action in
                        UIAction(title: action.localizedTitle, image: action.image) { _ in action.perform([file]) }
                    })
        }
    }
}
