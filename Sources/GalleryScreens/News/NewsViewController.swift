import UIKit

/// Stories from a server, page after page. A pull loads the newest page again, and scrolling to the end loads the next
/// one.
///
/// It is written with asynchronous functions, a diffable data source and configurations; `Examples/Stories` shows the
/// same with a storyboard, closures and cells of its own.
final class NewsViewController: UITableViewController {
    private enum Phase {
        case loading, ready, ended
        case failed(any Error)
    }

    private let feed: NewsFeed?
    private var phase = Phase.ready {
        didSet { setNeedsUpdateContentUnavailableConfiguration() }
    }
    private var nextPage = 0
    private lazy var rows = UITableViewDiffableDataSource<Int, NewsStory>(tableView: tableView) {
        [weak self] tableView, indexPath, story in
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        self?.show(story, in: cell)
        return cell
    }

    /// - Parameter feed: nil for canned stories.
    init(feed: NewsFeed? = nil) {
        self.feed = feed ?? (try? NewsFeed())
        super.init(style: .plain)
        title = "News"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
        tableView.estimatedRowHeight = 92
        rows.defaultRowAnimation = .fade
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        self.refreshControl = refreshControl
        reload()
    }

    // MARK: Pages

    private func reload() {
        nextPage = 0
        loadNextPage()
    }

    private func loadNextPage() {
        guard let feed else { return }
        let page = nextPage
        phase = .loading
        Task { [weak self] in
            do {
                let stories = try await feed.stories(page: page)
                self?.add(stories, page: page)
            } catch {
                self?.fail(error, page: page)
            }
        }
    }

    /// An answer that comes after a reload has begun belongs to another list.
    private func add(_ stories: [NewsStory], page: Int) {
        guard page == nextPage else { return }
        var snapshot = rows.snapshot()
        if page == 0 || snapshot.numberOfSections == 0 {
            snapshot = NSDiffableDataSourceSnapshot()
            snapshot.appendSections([0])
        }
        let known = Set(snapshot.itemIdentifiers)
        snapshot.appendItems(stories.filter { !known.contains($0) })
        nextPage = page + 1
        phase = stories.isEmpty ? .ended : .ready
        refreshControl?.endRefreshing()
        rows.apply(snapshot, animatingDifferences: page == 0 && !known.isEmpty)
    }

    private func fail(_ error: any Error, page: Int) {
        guard page == nextPage else { return }
        phase = .failed(error)
        refreshControl?.endRefreshing()
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard case .ready = phase, nextPage > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
        let end = scrollView.contentSize.height - scrollView.bounds.height
        if scrollView.contentOffset.y > end - scrollView.bounds.height / 2 { loadNextPage() }
    }

    // MARK: No stories

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = rows.snapshot().numberOfItems == 0 ? explanation : nil
    }

    private var explanation: UIContentUnavailableConfiguration? {
        switch phase {
        case .loading: return .loading()
        case .ready: return nil
        case .ended: return explanation("newspaper", "No News", "The feed has no stories.")
        case .failed(let error):
            var configuration = explanation("wifi.slash", "No Connection", error.localizedDescription)
            configuration.button.title = "Try Again"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reload() }
            return configuration
        }
    }

    private func explanation(
        _ symbol: String, _ text: String, _ secondaryText: String
    ) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: symbol)
        configuration.text = text
        configuration.secondaryText = secondaryText
        return configuration
    }

    // MARK: Rows

    private func show(_ story: NewsStory, in cell: UITableViewCell) {
        var content = cell.defaultContentConfiguration()
        content.text = story.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.image = feed?.picture(of: story)
        content.imageProperties.maximumSize = CGSize(width: 64, height: 64)
        content.imageProperties.reservedLayoutSize = CGSize(width: 64, height: 64)
        content.imageProperties.cornerRadius = 8
        cell.contentConfiguration = content
        if content.image == nil, story.picture != nil { loadPicture(of: story) }
    }

    private func loadPicture(of story: NewsStory) {
        guard let feed else { return }
        Task { [weak self] in
            if await feed.loadPicture(of: story) { self?.showAgain(story) }
        }
    }

    /// In whatever cell the story's row has by now.
    private func showAgain(_ story: NewsStory) {
        var snapshot = rows.snapshot()
        guard snapshot.indexOfItem(story) != nil else { return }
        snapshot.reconfigureItems([story])
        rows.apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
