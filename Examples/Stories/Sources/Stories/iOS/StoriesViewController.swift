import UIKit

/// A list that grows at its ends while it is scrolled. From the first page on it can be pulled to refresh.
class StoriesViewController: UIViewController {

    @IBOutlet weak var tableView: UITableView!

    /// The page to begin with, set in the storyboard. Before pages beyond 0 there are newer ones.
    @IBInspectable var firstPage: Int = 0

    private let feed = StoryFeed(address: AppDelegate.feedAddress)
    private lazy var pages = StoryPages(feed: feed, firstPage: firstPage)
    private let olderView = InfiniteScrollActivityView(frame: .zero)
    private let newerView = InfiniteScrollActivityView(frame: .zero)
    private let messageLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        if firstPage == 0 {
            let refreshControl = NewsRefreshControl()
            refreshControl.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
            tableView.refreshControl = refreshControl
        }
        tableView.addSubview(olderView)
        tableView.addSubview(newerView)
        // Room for the view below the last row.
        tableView.contentInset.bottom += InfiniteScrollActivityView.defaultHeight
        setUpMessage()
        loadFirstPage()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeActivityViews()
    }

    private func setUpMessage() {
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        messageLabel.textColor = .secondaryLabel
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.adjustsFontForContentSizeCategory = true
    }

    /// The end moves with every page and every row that is measured.
    private func placeActivityViews() {
        let size = CGSize(width: tableView.bounds.width, height: InfiniteScrollActivityView.defaultHeight)
        olderView.frame = CGRect(origin: CGPoint(x: 0, y: tableView.contentSize.height), size: size)
        newerView.frame = CGRect(origin: CGPoint(x: 0, y: -size.height), size: size)
    }

    // MARK: The first page

    private func loadFirstPage() {
        showMessage(nil)
        if !(tableView.refreshControl?.isRefreshing ?? false) { olderView.startAnimating() }
        pages.reload { [weak self] error in
            self?.showFirstPage(error)
        }
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        loadFirstPage()
    }

    private func showFirstPage(_ error: Error?) {
        tableView.reloadData()
        tableView.refreshControl?.endRefreshing()
        newerView.stopAnimating()
        tableView.layoutIfNeeded()
        placeActivityViews()
        olderView.stopAnimating()
        showMessage(pages.stories.isEmpty ? error.map(StoriesViewController.text) ?? "There are no stories." : nil)
        if let error = error, !pages.stories.isEmpty { showAlert(error) }
    }

    private static func text(_ error: Error) -> String {
        return "The stories could not be loaded.\n\(error.localizedDescription)\n\nPull down to try again."
    }

    private func showMessage(_ text: String?) {
        messageLabel.text = text
        tableView.backgroundView = text == nil ? nil : messageLabel
        tableView.separatorStyle = text == nil ? .singleLine : .none
    }

    /// The stories that are there stay; the alert says that they are old.
    private func showAlert(_ error: Error) {
        guard presentedViewController == nil, view.window != nil else { return }
        let alert = UIAlertController(
            title: "Not Refreshed", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: Further pages

    private func loadMore(_ end: StoryPages.End) {
        if pages.stories.isEmpty, pages.state(at: .older) == .failed { return loadFirstPage() }
        let isRequested = pages.load(end) { [weak self] result in
            self?.show(result, at: end)
        }
        guard isRequested else { return }
        let activityView = end == .older ? olderView : newerView
        placeActivityViews()
        activityView.startAnimating()
        if end == .newer { tableView.contentInset.top = InfiniteScrollActivityView.defaultHeight }
    }

    private func show(_ result: Result<Range<Int>, Error>, at end: StoryPages.End) {
        let activityView = end == .older ? olderView : newerView
        switch result {
        case .success(let rows):
            insert(rows, at: end)
            activityView.stopAnimating(
                message: end == .older && pages.state(at: end) == .exhausted ? "No more stories" : nil)
        case .failure(let error):
            activityView.stopAnimating(message: "\(error.localizedDescription) Scroll to try again.")
        }
        if end == .newer, activityView.isHidden { tableView.contentInset.top = 0 }
    }

    private func insert(_ rows: Range<Int>, at end: StoryPages.End) {
        let indexPaths = rows.map { IndexPath(row: $0, section: 0) }
        let top = tableView.indexPathsForVisibleRows?.first
        let distance = top.map { tableView.rectForRow(at: $0).minY - tableView.contentOffset.y } ?? 0
        UIView.performWithoutAnimation {
            tableView.insertRows(at: indexPaths, with: .none)
            tableView.layoutIfNeeded()
        }
        if end == .newer, let top = top {
            keep(IndexPath(row: top.row + rows.count, section: 0), at: distance)
        }
        placeActivityViews()
    }

    /// Scrolls a row to its distance from the top. The rows that come into view above it get their heights by that, and
    /// may move it once more.
    private func keep(_ indexPath: IndexPath, at distance: CGFloat) {
        for _ in 0..<2 {
            tableView.contentOffset.y = tableView.rectForRow(at: indexPath).minY - distance
            tableView.layoutIfNeeded()
        }
        tableView.contentOffset.y = tableView.rectForRow(at: indexPath).minY - distance
    }
}

// MARK: - Rows

extension StoriesViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return pages.stories.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StoryCell") as! StoryCell
        cell.show(pages.stories[indexPath.row], from: feed)
        return cell
    }
}

// MARK: - Scrolling

extension StoriesViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        (tableView.refreshControl as? NewsRefreshControl)?.follow(scrollView)
        // Layout and reloads move the offset too. Only the user asks for more, and a flick counts until it is at rest.
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        let offset = scrollView.contentOffset.y
        if offset > scrollView.contentSize.height - scrollView.bounds.height { loadMore(.older) }
        if offset < -scrollView.adjustedContentInset.top { loadMore(.newer) }
    }
}
