/// A search bar with what it finds: in a navigation bar (`UINavigationItem.searchController`), or as a table's header.
///
/// The search is active from the first touch of the field to the cancel button. Meanwhile the bar stands at the top, and the results
/// controller, if there is one and there is text, covers the content below it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Nil where the content itself shows what is found.
    public let searchResultsController: UIViewController?

    public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// The delegate, unless it is a proxy that denies the method.
    private func delegate<Call>(
        for method: OptionalMethod<any UISearchControllerDelegate, Call>
    ) -> (any UISearchControllerDelegate)? {
        method.receiver(delegate, proxy)
    }

    private lazy var searchPresentation = SearchPresentation(self)

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        searchBar.searchController = self
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Search"
    }

    // MARK: State

    /// Setting it begins or ends the search; the field gets the keyboard, or loses it with its text.
    open var isActive: Bool {
        get { ownActive }
        set { if newValue { begin() } else { end() } }
    }

    private var ownActive = false

    /// Whether the content below is dimmed while nothing covers it, and a touch there ends the search. False, as since iOS 15.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { searchPresentation.update() }
    }

    /// Whether the search bar takes the place of the navigation bar's row. True.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are shown with the first letter and hidden with the last. True, until ``showsSearchResultsController`` is set.
    open var automaticallyShowsSearchResultsController = true {
        didSet { searchPresentation.update() }
    }

    open var showsSearchResultsController: Bool {
        get {
            automaticallyShowsSearchResultsController ? ownActive && !(searchBar.text ?? "").isEmpty : ownShowsResults
        }
        set {
            ownShowsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var ownShowsResults = false

    /// Whether the cancel button comes and goes with the search. True, until the bar's `showsCancelButton` is set.
    open var automaticallyShowsCancelButton = true

    /// Whether the scopes come and go with the search, where there are two or more. True, until the bar's `showsScopeBar` is set.
    open var automaticallyShowsScopeBar = true

    /// Ends the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard ownActive else { return super.dismiss(animated: flag, completion: completion) }
        end(completion)
    }

    // MARK: What the search bar tells

    func searchBarDidBeginEditing() { begin() }

    func searchBarTextDidChange() {
        guard ownActive else { return }
        searchPresentation.update()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarWasCancelled() { end() }

    // MARK: Beginning and ending

    private func begin() {
        guard !ownActive else { return }
        delegate(for: SearchControllerDelegateMethods.present)?.presentSearchController(self)
        guard !ownActive else { return }
        delegate(for: SearchControllerDelegateMethods.willPresent)?.willPresentSearchController(self)
        ownActive = true
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, searchBar.hasScopes { searchBar.showScopeBar(true) }
        searchPresentation.enter { [weak self] in
            guard let self else { return }
            delegate(for: SearchControllerDelegateMethods.didPresent)?.didPresentSearchController(self)
        }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end(_ completion: (() -> Void)? = nil) {
        guard ownActive else { return }
        delegate(for: SearchControllerDelegateMethods.willDismiss)?.willDismissSearchController(self)
        ownActive = false
        searchBar.searchTextField.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showScopeBar(false) }
        searchResultsUpdater?.updateSearchResults(for: self)
        searchPresentation.leave { [weak self] in
            guard let self else { return }
            delegate(for: SearchControllerDelegateMethods.didDismiss)?.didDismissSearchController(self)
            completion?()
        }
    }

    // MARK: View

    open override func loadView() {
        let cover = SearchCoverView()
        cover.wasTouched = { [weak self] in self?.end() }
        view = cover
    }

    /// The controller that the search belongs to comes on the screen again, or leaves it.
    func sourceAppears() { searchPresentation.returnToFront() }
    func sourceDisappears() { searchPresentation.step(aside: true) }
}
