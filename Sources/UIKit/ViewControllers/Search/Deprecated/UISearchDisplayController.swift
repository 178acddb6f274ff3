import Foundation

/// Shows the results of a search in a table of its own above the content of a controller. Deprecated in iOS 8 in favor
/// of ``UISearchController``.
///
/// The search begins when the field of the search bar is touched. The content is dimmed until there is text, and then
/// covered by the table, whose rows come from ``searchResultsDataSource``. A navigation bar stays where it is; UIKit
/// hides it during the search.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
    private weak var contents: UIViewController?
    private let bar: UISearchBar
    private var table: UITableView?
    private let cover = SearchCoverView()
    private var isSearching = false

    /// Creates a controller for a search bar that is, or will be, in the view of another controller, whose
    /// `searchDisplayController` it becomes. The other controller retains it.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        bar = searchBar
        contents = viewController
        super.init()
        bar.searchDisplay = self
        cover.wasTouched = { [weak self] in self?.setActive(false, animated: true) }
        objc_setAssociatedObject(viewController, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func made(for controller: UIViewController) -> UISearchDisplayController? {
        objc_getAssociatedObject(controller, key) as? UISearchDisplayController
    }

    /// The object that is told of the search; not retained.
    open weak var delegate: (any UISearchDisplayDelegate)?

    /// The bar in which the user types.
    open var searchBar: UISearchBar { bar }

    /// The controller whose content is searched; not retained.
    open var searchContentsController: UIViewController { contents ?? UIViewController() }

    /// The table of the results. It is created when it is first read, and released at the end of the search.
    open var searchResultsTableView: UITableView {
        if let table { return table }
        let made = UITableView(frame: .zero, style: .plain)
        made.dataSource = searchResultsDataSource
        made.delegate = searchResultsDelegate
        table = made
        SearchDisplayDelegateMethods.didLoad.receiver(delegate)?
            .searchDisplayController(self, didLoadSearchResultsTableView: made)
        return made
    }

    /// The data source of the table of the results; not retained.
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { table?.dataSource = searchResultsDataSource }
    }

    /// The delegate of the table of the results; not retained.
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { table?.delegate = searchResultsDelegate }
    }

    /// Has no effect, as no bar shows the title of the results.
    open var searchResultsTitle: String?

    /// Whether the search bar is the title view of the controller's navigation item. Setting it moves the bar there.
    open var displaysSearchBarInNavigationBar = false {
        didSet {
            guard displaysSearchBarInNavigationBar != oldValue else { return }
            contents?.navigationItem.titleView = displaysSearchBarInNavigationBar ? bar : nil
        }
    }

    /// The navigation item of the controller if the bar is in it; otherwise nil.
    open var navigationItem: UINavigationItem? { displaysSearchBarInNavigationBar ? contents?.navigationItem : nil }

    // MARK: Beginning and ending

    /// Whether the search has begun and not ended. Setting it begins or ends the search without an animation.
    open var isActive: Bool {
        get { isSearching }
        set { setActive(newValue, animated: false) }
    }

    /// Begins or ends the search.
    open func setActive(_ visible: Bool, animated: Bool) {
        if visible { begin(animated: animated) } else { end(animated: animated) }
    }

    private func begin(animated: Bool) {
        guard !isSearching, let place = coveredView else { return }
        isSearching = true
        SearchDisplayDelegateMethods.willBegin.receiver(delegate)?.searchDisplayControllerWillBeginSearch(self)
        bar.showCancelButton(true, animated: animated)
        place.addSubview(cover)
        layOutCover()
        animate(animated) { self.cover.isDimmed = true }
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        SearchDisplayDelegateMethods.didBegin.receiver(delegate)?.searchDisplayControllerDidBeginSearch(self)
        showResults()
    }

    private func end(animated: Bool) {
        guard isSearching else { return }
        isSearching = false
        SearchDisplayDelegateMethods.willEnd.receiver(delegate)?.searchDisplayControllerWillEndSearch(self)
        hideResults()
        bar.searchTextField.text = ""
        bar.resignFirstResponder()
        bar.showCancelButton(false, animated: animated)
        animate(animated) {
            self.cover.isDimmed = false
        } completion: {
            // Another search may have begun.
            if !self.isSearching { self.cover.removeFromSuperview() }
        }
        if let table {
            SearchDisplayDelegateMethods.willUnload.receiver(delegate)?
                .searchDisplayController(self, willUnloadSearchResultsTableView: table)
        }
        table = nil
        SearchDisplayDelegateMethods.didEnd.receiver(delegate)?.searchDisplayControllerDidEndSearch(self)
    }

    private func animate(_ isAnimated: Bool, _ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard isAnimated else {
            change()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.25, animations: change) { _ in completion?() }
    }

    // MARK: Results

    private func showResults() {
        guard isSearching else { return }
        guard !(bar.text ?? "").isEmpty else { return hideResults() }
        let table = searchResultsTableView
        guard table.superview == nil else { return }
        SearchDisplayDelegateMethods.willShow.receiver(delegate)?
            .searchDisplayController(self, willShowSearchResultsTableView: table)
        guard isSearching else { return }
        table.frame = cover.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.addSubview(table)
        SearchDisplayDelegateMethods.didShow.receiver(delegate)?
            .searchDisplayController(self, didShowSearchResultsTableView: table)
    }

    private func hideResults() {
        guard let table, table.superview != nil else { return }
        SearchDisplayDelegateMethods.willHide.receiver(delegate)?
            .searchDisplayController(self, willHideSearchResultsTableView: table)
        table.removeFromSuperview()
        SearchDisplayDelegateMethods.didHide.receiver(delegate)?
            .searchDisplayController(self, didHideSearchResultsTableView: table)
    }

    // MARK: Layout

    /// The view that contains the cover: that of the controller, or its superview if it scrolls.
    private var coveredView: UIView? {
        guard let view = contents?.view else { return nil }
        return view is UIScrollView ? view.superview : view
    }

    /// Covers everything below the search bar.
    private func layOutCover() {
        guard let place = cover.superview else { return }
        var top = place.safeAreaInsets.top
        if bar.isDescendant(of: place) { top = max(top, place.convert(bar.bounds, from: bar).maxY) }
        cover.frame = CGRect(x: 0, y: top, width: place.bounds.width, height: max(0, place.bounds.height - top))
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

extension UISearchDisplayController: SearchBarFollower {
    func searchBarDidBeginEditing() { begin(animated: true) }

    func searchBarWasCancelled() { end(animated: true) }

    func searchBarTextDidChange() {
        guard isSearching else { return }
        let reloads =
            SearchDisplayDelegateMethods.shouldReload.receiver(delegate)?
            .searchDisplayController(self, shouldReloadTableForSearch: bar.text) ?? true
        showResults()
        if reloads { table?.reloadData() }
    }

    func searchBarScopeDidChange() {
        guard isSearching else { return }
        let reloads =
            SearchDisplayDelegateMethods.shouldReloadForScope.receiver(delegate)?
            .searchDisplayController(self, shouldReloadTableForSearchScope: bar.selectedScopeButtonIndex) ?? true
        if reloads { table?.reloadData() }
    }
}
