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
    public let tabBar = UITabBar(frame: .zero)

    private var controllers: [UIViewController] = []
    let container = UIView()
    private(set) var shown: UIViewController?
    private var isExchanging = false
    /// Whether the shown controller gets appearance calls: from `viewWillAppear` to `viewWillDisappear`.
    private var isShowing = false
    private var madeMore: MoreNavigationController?
    /// The number of tabs that the bar had space for when its items were set.
    private var knownCapacity = 0
    var observed: ViewLink<UIScrollView>?
    private var tabList = TabList()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeTaps()
    }

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
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is among the new ones; otherwise the one
    /// at the same index is selected, or the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for tab in tabList.tabs where tab.container === self { tab.container = nil }
        tabList.tabs = []
        exchange(viewControllers ?? [], animated: animated)
    }

    private func exchange(_ new: [UIViewController], animated: Bool) {
        let former = selectedViewController
        let formerIndex = controllers.firstIndex { $0 === former } ?? 0
        let leaving = controllers.filter { old in !new.contains { $0 === old } }
        controllers = new
        if leaving.contains(where: { $0 === shown }) {
            selection = nil
            showSelection()
        }
        madeMore?.keep(moreControllers)
        // The controllers may set other controllers in their callbacks; the later ones are then used.
        for controller in leaving where !contains(controller) && controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self && !isInMore(controller) { adopt(controller) }
        setItems(animated: animated)
        let index = controllers.indices.contains(formerIndex) ? formerIndex : 0
        let isKept = former.map { contains($0) || ($0 === madeMore && !moreControllers.isEmpty) } ?? false
        select(isKept ? former : controllers.indices.contains(index) ? controllers[index] : nil)
    }

    private func contains(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }

    private func isInMore(_ controller: UIViewController) -> Bool { madeMore != nil && controller.parent === madeMore }

    /// Makes a controller a child, unless callbacks have replaced it by then. Called also when it comes back from the
    /// *More* tab.
    func adopt(_ controller: UIViewController) {
        guard contains(controller) else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// The selected controller; the first one, until another is selected. While the list of the *More* tab is shown, it
    /// is the ``moreNavigationController``, which can also be set. A controller of that list is pushed without animation
    /// when it is set.
    open var selectedViewController: UIViewController? {
        get { selection === madeMore ? madeMore?.displayed ?? madeMore : selection }
        set {
            guard let newValue, newValue !== selectedViewController,
                contains(newValue) || (newValue === madeMore && !moreControllers.isEmpty)
            else { return }
            select(newValue)
        }
    }
    /// The controller of the selected tab.
    private var selection: UIViewController?

    private func select(_ controller: UIViewController?) {
        if let controller, moreControllers.contains(where: { $0 === controller }) {
            // Its view leaves this controller before it gets another parent.
            if shown === controller {
                selection = nil
                showSelection()
            }
            moreList.display(controller, animated: false)
            selection = madeMore
        } else {
            if controller === madeMore { madeMore?.popToRootViewController(animated: false) }
            selection = controller
        }
        selectionDidChange()
    }

    /// `NSNotFound` if there are no controllers, and for the list of the *More* tab.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
    }

    private func tapped(_ item: UITabBarItem) -> Bool {
        guard let controller = tabControllers.first(where: { $0.tabBarItem === item }) else { return false }
        let (tab, previous) = (tabList.tab(of: controller, isCompact: isCompact), selectedTab)
        guard maySelect(controller, tab) else { return false }
        if controller === selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else if tabControllers.contains(where: { $0 === controller }) {
            selection = controller
            selectionDidChange()
        }
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
        exchange(shown.compactMap(\.shownController), animated: animated)
    }

    // MARK: The More tab

    /// The navigation controller of the *More* tab, created when it is first needed. It can be selected while there are
    /// more controllers than tabs.
    open var moreNavigationController: UINavigationController { moreList }

    private var moreList: MoreNavigationController {
        if let madeMore { return madeMore }
        let more = MoreNavigationController()
        madeMore = more
        addChild(more)
        more.didMove(toParent: self)
        return more
    }

    private var capacity: Int {
        traitCollection.horizontalSizeClass == .regular
            ? SystemMetrics.current.tabs.regularCapacity : SystemMetrics.current.tabs.compactCapacity
    }

    /// The controllers without a tab of their own.
    private var moreControllers: [UIViewController] {
        controllers.count > capacity ? Array(controllers.dropFirst(capacity - 1)) : []
    }

    /// The controllers of the tabs, with the *More* tab's.
    private var tabControllers: [UIViewController] {
        controllers.count > capacity ? controllers.prefix(capacity - 1) + [moreList] : controllers
    }

    private func setItems(animated: Bool) {
        knownCapacity = capacity
        tabBar.setItems(tabControllers.map(\.tabBarItem), animated: animated)
        madeMore?.list.show(moreControllers)
    }

    /// Called when the width class may have changed: moves controllers between the bar and the list.
    private func updateCapacity() {
        guard knownCapacity > 0, capacity != knownCapacity else { return }
        let wasDivided = controllers.count > knownCapacity
        guard wasDivided || controllers.count > capacity else {
            knownCapacity = capacity
            return
        }
        let selected = selectedViewController
        madeMore?.keep(moreControllers)
        setItems(animated: false)
        select(selected === madeMore && moreControllers.isEmpty ? controllers.first : selected)
    }

    /// Called when a controller, or one inside it, has another tab bar item.
    func tabBarItemsDidChange() {
        let items: [UITabBarItem] = tabControllers.map(\.tabBarItem)
        madeMore?.list.show(moreControllers)
        guard !items.elementsEqual(tabBar.items ?? [], by: { $0 === $1 }) else { return }
        tabBar.setItems(items, animated: false)
        tabBar.selectedItem = selection?.tabBarItem
    }

    // MARK: Showing a controller

    private func selectionDidChange() {
        tabBar.selectedItem = selection?.tabBarItem
        if isViewLoaded { showSelection() }
    }

    /// Shows the selected controller. If the selection changes while another controller is being shown, the new one is
    /// shown afterwards. The loop ends after 16 rounds even if callbacks keep changing the selection.
    private func showSelection() {
        guard isViewLoaded, !isExchanging else { return }
        isExchanging = true
        defer { isExchanging = false }
        for _ in 0..<16 where shown !== selection { show(selection) }
    }

    private func show(_ next: UIViewController?) {
        transition?.finishNow()
        let previous = shown
        if isShowing, let previous, let next, let custom = customTransition(from: previous, to: next) {
            shown = next
            let transition = TabTransition(of: self, from: previous, to: next, custom)
            self.transition = transition
            return transition.run()
        }
        shown = next
        let isVisible = isShowing
        if isVisible {
            previous?.beginAppearanceTransition(false, animated: false)
            next?.beginAppearanceTransition(true, animated: false)
        }
        previous?.viewIfLoaded?.removeFromSuperview()
        place(next)
        if isVisible {
            previous?.endAppearanceTransition()
            // While the tab bar controller itself is appearing, the child finishes appearing together with it.
            if appearance.phase != .appearing { next?.endAppearanceTransition() }
        } else {
            // This controller disappears, with the calls for the controller that it shows now.
            previous?.endAppearanceTransition()
        }
    }

    /// The transition between tabs that an animator of the delegate runs.
    private var transition: TabTransition?

    /// Called when a transition between tabs has ended.
    func transitionDidEnd(_ ended: TabTransition) {
        if transition === ended { transition = nil }
    }

    /// Called when an interaction cancels a transition, before the appearance calls.
    func selectionWasCancelled(_ previous: UIViewController) {
        guard contains(previous) || previous === madeMore else { return }
        shown = previous
        selection = previous
        tabBar.selectedItem = previous.tabBarItem
    }

    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition?.coordinator ?? super.transitionCoordinator
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
        shown === navigation || (shown === madeMore && madeMore?.displayed === navigation)
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
            if navigation.hidesTabBar { return true }
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
        showSelection()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let tabsAreCompact, tabsAreCompact != isCompact { showTabs(animated: false) }
        updateCapacity()
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
        isShowing = true
        // What the child selects in its callback is shown afterwards.
        isExchanging = true
        shown?.beginAppearanceTransition(true, animated: animated)
        isExchanging = false
        showSelection()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShowing = false
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.endAppearanceTransition()
    }
}
