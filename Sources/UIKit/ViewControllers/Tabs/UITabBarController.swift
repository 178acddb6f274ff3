import Foundation

/// A container that shows one of several controllers above a bar of tabs.
///
/// If there are more controllers than tabs have space for, the last tab is *More*: a list of the other controllers, which
/// are pushed onto the ``moreNavigationController``. A bar has five tabs in a compact width.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ScrollEdgeObserver, CoversScrollContent {
    /// The object that is asked and told of the chosen tab, and may animate the change; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UITabBarControllerDelegate, Call>) -> (
        any UITabBarControllerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// The tab bar. Its items belong to the controllers; change them there.
    open var tabBar: UITabBar { ownTabBar }
    private let ownTabBar = UITabBar(frame: .zero)

    private(set) lazy var members = TabMembers(of: self)
    private(set) lazy var stage = TabStage(of: self)
    let container = UIView()
    /// The controller whose view is shown.
    var shown: UIViewController? { stage.shown }
    var observed: ViewLink<UIScrollView>?
    private var tabList = TabList()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeTaps()
    }

    /// Creates the controller of a nib or an archive, with the controllers of its tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeTaps()
        adoptChildren(in: coder)
    }

    /// Creates a controller with tabs, the first of which is selected.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        takeTaps()
        self.tabs = tabs
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        Self.encode(viewControllers ?? [], in: coder)
    }

    /// Encodes the controllers that have restoration identifiers, their order and the selection.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeTabs(in: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        decodeTabs(from: coder)
        super.decodeRestorableState(with: coder)
    }

    private func takeTaps() {
        tabBar.onTap = { [weak self] in self?.tapped($0) ?? true }
    }

    // MARK: Controllers

    /// The controllers of the tabs. Setting them selects the first one, if the selected one is gone.
    open var viewControllers: [UIViewController]? {
        get { members.all }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is among the new ones; otherwise the one
    /// at the same index is selected, or the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in tabList.tabs where tab.container === self { tab.container = nil }
        tabList.tabs = []
        customizableViewControllers = viewControllers
        members.exchange(viewControllers ?? [], animated: animated)
    }

    /// The controllers whose tabs the user may rearrange. Setting ``viewControllers`` sets them too. The list of the *More*
    /// tab has no button to rearrange tabs here, so nothing reads this property.
    open var customizableViewControllers: [UIViewController]?

    /// The selected controller; the first one, until another is selected. While the list of the *More* tab is shown, it
    /// is the ``moreNavigationController``, which can also be set. A controller of that list is pushed without animation
    /// when it is set.
    open var selectedViewController: UIViewController? {
        get { members.selected }
        set { if let newValue { members.selectByCode(newValue) } }
    }

    /// `NSNotFound` if there are no controllers, and for the list of the *More* tab.
    open var selectedIndex: Int {
        get { members.all.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if members.all.indices.contains(newValue) { selectedViewController = members.all[newValue] } }
    }

    private func tapped(_ item: UITabBarItem) -> Bool {
        guard let controller = members.withTabs.first(where: { $0.tabBarItem === item }) else { return false }
        let (tab, previous) = (tabList.tab(of: controller, isCompact: isCompact), selectedTab)
        guard maySelect(controller, tab) else { return false }
        members.selectByTap(controller)
        if let tab {
            delegate(for: TabBarControllerDelegateMethods.didSelectTab)?
                .tabBarController(self, didSelectTab: TabList.innermost(tab) ?? tab, previousTab: previous)
        } else {
            delegate(for: TabBarControllerDelegateMethods.didSelect)?.tabBarController(self, didSelect: controller)
        }
        return true
    }

    private func maySelect(_ controller: UIViewController, _ tab: UITab?) -> Bool {
        if let tab {
            return delegate(for: TabBarControllerDelegateMethods.shouldSelectTab)?
                .tabBarController(self, shouldSelectTab: TabList.innermost(tab) ?? tab) ?? true
        }
        return delegate(for: TabBarControllerDelegateMethods.shouldSelect)?
            .tabBarController(self, shouldSelect: controller) ?? true
    }

    // MARK: Tabs

    /// The tabs, in place of ``viewControllers``, which are then their controllers; setting those empties the tabs. The
    /// controllers are created at once (unverified).
    open var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, and with them the controllers.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabList.tabs where tab.container === self { tab.container = nil }
        tabList.tabs = tabs
        for tab in tabs { tab.container = self }
        showTabs(animated: animated)
    }

    /// The selected tab; inside groups the innermost one. Setting a tab selects the groups that contain it. Nil for a
    /// controller without tabs.
    open var selectedTab: UITab? {
        get { TabList.innermost(tabList.tab(of: selectedViewController, isCompact: isCompact)) }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            for (child, group) in zip(
                sequence(first: newValue, next: \.parent), sequence(first: newValue, next: \.parent).dropFirst())
            { (group as? UITabGroup)?.selectedChild = child }
            let shown = tabList.shown(isCompact: isCompact)
            let tab = sequence(first: newValue, next: \.parent).first { tab in shown.contains { $0 === tab } }
            if let controller = tab?.shownController { selectedViewController = controller }
        }
    }

    /// Returns the tab with an identifier, also inside groups.
    open func tab(forIdentifier identifier: String) -> UITab? { UITabGroup.tab(identifier, in: tabList.tabs) }

    /// The identifiers of the tabs in a bar of compact width, in their order; nil, the default, for all tabs.
    open var compactTabIdentifiers: [String]? {
        get { tabList.compactIdentifiers }
        set {
            guard newValue != tabList.compactIdentifiers else { return }
            tabList.compactIdentifiers = newValue
            showTabs(animated: false)
        }
    }

    private var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }
    private var tabsAreCompact: Bool?

    /// Called when other tabs, or other controllers of theirs, are to be shown.
    func showTabs(animated: Bool) {
        tabsAreCompact = isCompact
        let shown = tabList.shown(isCompact: isCompact)
        for tab in shown { tab.shownController?.tabBarItem = tab.item }
        members.exchange(shown.compactMap(\.shownController), animated: animated)
    }

    // MARK: The More tab

    /// The navigation controller of the *More* tab, created when it is first needed. It can be selected while there are
    /// more controllers than tabs.
    open var moreNavigationController: UINavigationController { members.more }

    // MARK: Showing a controller

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stage.coordinator ?? super.transitionCoordinator
    }

    /// Adds the view of the shown controller, unless an animator does that.
    func place(_ next: UIViewController?, adds: Bool = true) {
        if let next {
            next.view.frame = container.bounds
            next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if adds { container.addSubview(next.view) }
        }
        updateBottomBar()
        observeScrollView(of: next)
    }

    /// Whether a navigation controller is shown: as a tab, or in the *More* tab.
    func isDisplayed(_ navigation: UINavigationController) -> Bool {
        shown === navigation || (shown === members.madeMore && members.madeMore?.displayed === navigation)
    }

    // MARK: The bar

    /// Whether the bar is hidden whatever is shown. The default is false.
    open var isTabBarHidden: Bool {
        get { ownHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var ownHidden = false

    /// Hides or shows the bar. If animated, it slides over the lower edge.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != ownHidden else { return }
        ownHidden = hidden
        guard animated, viewIfLoaded?.window != nil else { return updateBottomBar() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            self.updateBottomBar()
            self.shown?.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Whether a controller of a navigation controller hides the bar.
    private var isBarHidden: Bool {
        var next = shown as? UINavigationController
        while let navigation = next {
            if navigation.stack.hidesTabBar { return true }
            next = navigation.topViewController as? UINavigationController
        }
        return false
    }

    /// Places the bar and updates the insets of the shown controller. Navigation controllers call it while their stack
    /// changes.
    func updateBottomBar() {
        guard isViewLoaded else { return }
        let height = SystemMetrics.current.bars.tabBarHeight
        let safe = view.safeAreaInsets
        let isHidden = isTabBarHidden || isBarHidden
        tabBar.backgroundExtension = safe.bottom
        tabBar.frame = CGRect(
            x: 0, y: isHidden ? view.bounds.height : view.bounds.height - safe.bottom - height,
            width: view.bounds.width, height: height)
        shown?.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
    }

    // MARK: The view

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
    }

    open override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .systemBackground
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(container)
        root.addSubview(tabBar)
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.showSelection()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let tabsAreCompact, tabsAreCompact != isCompact { showTabs(animated: false) }
        members.updateCapacity()
        updateBottomBar()
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate(for: TabBarControllerDelegateMethods.supportedOrientations)?
            .tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate(for: TabBarControllerDelegateMethods.preferredOrientation)?
            .tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }

    // Appearance callbacks are forwarded to the selected controller only.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage.controllerWillAppear(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage.controllerDidAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage.controllerWillDisappear(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.controllerDidDisappear()
    }
}
