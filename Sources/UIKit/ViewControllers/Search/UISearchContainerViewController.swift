import Foundation

/// Shows a search controller as the content of a container, for example of a tab or of a navigation controller.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The controller that is shown.
    public let searchController: UISearchController

    /// Creates a container. Its content is what the search controller shows as results.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a container of a search controller without results.
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(searchController.searchBar)
        guard let results = searchController.searchResultsController else { return }
        addChild(results)
        view.insertSubview(results.view, at: 0)
        results.didMove(toParent: self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let bar = searchController.searchBar
        let height = bar.sizeThatFits(area.size).height
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        searchController.searchResultsController?.viewIfLoaded?.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
    }
}
