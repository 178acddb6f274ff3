import UIKit

/// Shows the pictures of a folder. Thumbnails are prefetched, so that rows have them when they come on screen.
final class ThumbnailsViewController: UITableViewController, UITableViewDataSourcePrefetching {
    private let pictures: [Picture]
    private let rows: [URL: Int]
    let store = ThumbnailStore(size: CGSize(width: 72, height: 48))
    private lazy var empty = UIGraphicsImageRenderer(size: CGSize(width: 72, height: 48)).image { _ in
        UIColor.systemGray5.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 72, height: 48), cornerRadius: 4).fill()
    }

    init(pictures: [Picture]) {
        self.pictures = pictures
        rows = Dictionary(pictures.enumerated().map { ($1.file, $0) }) { first, _ in first }
        super.init(style: .plain)
        title = "Thumbnails"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "picture")
        tableView.setRowHeight(64, in: traitCollection)
        tableView.prefetchDataSource = self
        store.onArrival = { [weak self] file in self?.showThumbnail(of: file) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tableView.setRowHeight(64, in: traitCollection)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        pictures.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
        let picture = pictures[indexPath.row]
        cell.textLabel?.text = picture.name
        cell.textLabel?.numberOfLines = 0
        cell.imageView?.image = store.thumbnail(of: picture.file) ?? empty
        store.load(picture.file)
        return cell
    }

    private func showThumbnail(of file: URL) {
        guard let row = rows[file], let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
        cell.imageView?.image = store.thumbnail(of: file)
    }

    // MARK: Reading ahead

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths { store.load(pictures[indexPath.row].file) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        for indexPath in indexPaths { store.cancel(pictures[indexPath.row].file) }
    }
}
