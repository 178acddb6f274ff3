/// Manages a search bar and the results of the search. The bar is in a navigation bar
/// (`UINavigationItem.searchController`), or is the header view of a table.
///
/// The search is active from the first touch in the field until the cancel button is tapped. Meanwhile the bar is at
/// the top, and the results controller, if there is one and the text is not empty, covers the content below it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the scopes are shown. The raw values are UIKit's.
    public enum ScopeBarActivation: Int, Sendable {
        /// As `onSearchActivation`. What UIKit chooses is unverified.
        case automatic = 0
        /// When the application sets `showsScopeBar` of the search bar.
        case manual = 1
        /// While an active search has text.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }

    /// The controller that shows the results; nil if the content itself shows them.
    open var searchResultsController: UIViewController? { ownResultsController }
    private let ownResultsController: UIViewController?

    /// The bar in which the user types.
    open var searchBar: UISearchBar { ownSearchBar }
    private let ownSearchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

    /// The object that is told when the text or the scope changes; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is told when the search begins and ends; not retained.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    private func delegate<Call>(
        for method: OptionalMethod<any UISearchControllerDelegate, Call>
    ) -> (any UISearchControllerDelegate)? {
        method.receiver(delegate, proxy)
    }

    private lazy var searchPresentation = SearchPresentation(self)

    /// Creates a controller. With nil the results are shown in the controller that is searched.
    public init(searchResultsController: UIViewController?) {
        ownResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a controller without a results controller.
    public required init?(coder: NSCoder) {
        ownResultsController = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        searchBar.searchController = self
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = SystemText.search.string
    }

    // MARK: State

    /// Setting it begins or ends the search. The field becomes first responder, or resigns and is emptied.
    open var isActive: Bool {
        get { ownActive }
        set { if newValue { begin() } else { end() } }
    }

    private var ownActive = false
    /// Whether the delegate is being told that a search begins or ends; it cannot begin or end one then.
    private var isChanging = false

    /// Whether the content is dimmed while no results cover it, and a touch there ends the search. The default is
    /// false, as since iOS 15.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { searchPresentation.update() }
    }

    /// Whether the search bar replaces the title row of the navigation bar while the search is active. The default is
    /// true.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the results are shown as long as there is text. The default is true; setting
    /// ``showsSearchResultsController`` makes it false.
    open var automaticallyShowsSearchResultsController = true {
        didSet { searchPresentation.update() }
    }

    /// Whether the controller of the results is shown. Setting it makes ``automaticallyShowsSearchResultsController``
    /// false.
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

    /// What is listed below the search bar, in place of the results, while the search is active; nil by default. The
    /// updater is told of the chosen one.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { searchPresentation.showSuggestions() }
    }

    /// Called when the user chooses a suggestion.
    func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    /// Whether the cancel button is shown only during a search. The default is true; setting the bar's
    /// `showsCancelButton` makes it false.
    open var automaticallyShowsCancelButton = true

    /// Whether the scopes, if there are two or more, are shown only during a search. The default is true; setting the
    /// bar's `showsScopeBar` makes it false.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the scopes, if there are two or more, are shown. Setting the bar's `showsScopeBar` makes it `.manual`.
    open var scopeBarActivation = ScopeBarActivation.automatic

    private func showScopes() {
        guard searchBar.hasScopes else { return }
        switch scopeBarActivation {
        case .automatic, .onSearchActivation: searchBar.showScopeBar(true)
        case .onTextEntry: searchBar.showScopeBar(!(searchBar.text ?? "").isEmpty)
        case .manual: break
        }
    }

    /// Ends the search if it is active; otherwise dismisses as any controller does.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard ownActive else { return super.dismiss(animated: flag, completion: completion) }
        end(completion)
    }

    // MARK: Placement

    /// Where the navigation bar shows the search bar: `.inline` or `.stacked`. See
    /// ``UINavigationItem/preferredSearchBarPlacement``.
    open private(set) var searchBarPlacement = UINavigationItem.SearchBarPlacement.stacked

    /// Called by the navigation bar.
    func place(_ placement: UINavigationItem.SearchBarPlacement) {
        let previous = searchBarPlacement
        guard placement != previous else { return }
        delegate(for: SearchControllerDelegateMethods.willChangePlacement)?
            .searchController(self, willChangeTo: placement)
        searchBarPlacement = placement
        delegate(for: SearchControllerDelegateMethods.didChangePlacement)?
            .searchController(self, didChangeFrom: previous)
    }

    // MARK: Callbacks of the search bar

    func searchBarDidBeginEditing() { begin() }

    func searchBarTextDidChange() {
        guard ownActive else { return }
        if scopeBarActivation == .onTextEntry, searchBar.hasScopes {
            showScopes()
            searchPresentation.searchBarHeightDidChange()
        }
        searchPresentation.update()
        searchPresentation.searchedTextDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarWasCancelled() { end() }

    // MARK: Beginning and ending

    private func begin() {
        guard !ownActive, !isChanging else { return }
        isChanging = true
        delegate(for: SearchControllerDelegateMethods.present)?.presentSearchController(self)
        delegate(for: SearchControllerDelegateMethods.willPresent)?.willPresentSearchController(self)
        isChanging = false
        ownActive = true
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: true) }
        showScopes()
        searchPresentation.enter { [weak self] in
            guard let self else { return }
            delegate(for: SearchControllerDelegateMethods.didPresent)?.didPresentSearchController(self)
        }
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        searchPresentation.searchedTextDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end(_ completion: (() -> Void)? = nil) {
        guard ownActive, !isChanging else { return }
        isChanging = true
        delegate(for: SearchControllerDelegateMethods.willDismiss)?.willDismissSearchController(self)
        isChanging = false
        ownActive = false
        searchBar.searchTextField.text = ""
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showScopeBar(false) }
        searchPresentation.searchedTextDidChange()
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

    /// Called when the controller that the search belongs to appears again or disappears.
    func sourceAppears() { searchPresentation.returnToFront() }
    func sourceDisappears() { searchPresentation.step(aside: true) }

    /// The same as ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
}
