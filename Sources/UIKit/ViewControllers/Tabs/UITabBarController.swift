import Foundation

/// A container that shows one of several controllers above a bar of tabs. All tabs are in the bar, however many: there
/// is no "More" list.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ScrollEdgeObserver, CoversScrollContent {
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
    private let container = UIView()
    private var shown: UIViewController?
    private var isExchanging = false
    private var observed: ViewLink<UIScrollView>?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeTaps()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeTaps()
    }

    private func takeTaps() {
        tabBar.onTap = { [weak self] in self?.tapped($0) ?? true }
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is among the new ones; otherwise the one
    /// at the same index is selected, or the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let formerIndex = controllers.firstIndex { $0 === selection } ?? 0
        let leaving = controllers.filter { old in !new.contains { $0 === old } }
        controllers = new
        if leaving.contains(where: { $0 === shown }) {
            selection = nil
            showSelection()
        }
        // The controllers may set other controllers in their callbacks; the later ones are then used.
        for controller in leaving where !isShowing(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self && isShowing(controller) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBar.setItems(controllers.map(\.tabBarItem), animated: animated)
        if selection.map(isShowing) != true {
            selection = controllers.indices.contains(formerIndex) ? controllers[formerIndex] : controllers.first
        }
        selectionDidChange()
    }

    private func isShowing(_ controller: UIViewController) -> Bool { controllers.contains { $0 === controller } }

    /// The selected controller; the first one, until another is selected.
    open var selectedViewController: UIViewController? {
        get { selection }
        set {
            guard let newValue, controllers.contains(where: { $0 === newValue }), newValue !== selection else { return }
            selection = newValue
            selectionDidChange()
        }
    }
    private var selection: UIViewController?

    /// `NSNotFound` if there are no controllers.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selection } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
    }

    private func tapped(_ item: UITabBarItem) -> Bool {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }),
            delegate(for: TabBarControllerDelegateMethods.shouldSelect)?.tabBarController(
                self, shouldSelect: controller) ?? true
        else { return false }
        if controller === selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedViewController = controller
        }
        delegate(for: TabBarControllerDelegateMethods.didSelect)?.tabBarController(self, didSelect: controller)
        return true
    }

    /// Called when a controller, or one inside it, has another tab bar item.
    func tabBarItemsDidChange() {
        let items: [UITabBarItem] = controllers.map(\.tabBarItem)
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
        let previous = shown
        shown = next
        let isVisible = view.window != nil
        if isVisible {
            previous?.beginAppearanceTransition(false, animated: false)
            next?.beginAppearanceTransition(true, animated: false)
        }
        previous?.viewIfLoaded?.removeFromSuperview()
        if let next {
            next.view.frame = container.bounds
            next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(next.view)
        }
        updateBottomBar()
        observeScrollView(of: next)
        if isVisible {
            previous?.endAppearanceTransition()
            // While the tab bar controller itself is appearing, the child finishes appearing together with it.
            if appearance.phase != .appearing { next?.endAppearanceTransition() }
        }
    }

    // MARK: The bar

    /// Whether a pushed controller hides the bar.
    private var isBarHidden: Bool {
        guard let navigation = shown as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Places the bar and updates the insets of the shown controller. Navigation controllers call it while their stack
    /// changes.
    func updateBottomBar() {
        guard isViewLoaded else { return }
        let height = SystemMetrics.current.bars.tabBarHeight
        let safe = view.safeAreaInsets
        let isHidden = isBarHidden
        tabBar.backgroundExtension = safe.bottom
        tabBar.frame = CGRect(
            x: 0, y: isHidden ? view.bounds.height : view.bounds.height - safe.bottom - height,
            width: view.bounds.width, height: height)
        shown?.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
    }

    // MARK: The scroll edge

    /// Observes the scroll view of a controller. Navigation controllers observe their scroll views themselves and
    /// forward the changes.
    private func observeScrollView(of controller: UIViewController?) {
        if let former = observed?.view, former.edgeObserver === self { former.edgeObserver = nil }
        guard let controller, !(controller is UINavigationController) else {
            observed = nil
            return
        }
        let scrollView =
            controller.view as? UIScrollView
            ?? controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        scrollView?.edgeObserver = self
        observed = scrollView?.scrollLink
        contentDidMove(scrollView)
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        contentDidMove(scrollView)
    }

    func settledOffset(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat { offset }

    /// Updates the appearance of the bar after scrolling.
    ///
    /// - Parameter scrollView: nil if the content does not scroll.
    func contentDidMove(_ scrollView: UIScrollView?) {
        guard let scrollView else {
            tabBar.isAtScrollEdge = false
            return
        }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        tabBar.isAtScrollEdge = scrollView.contentOffset.y + scrollView.bounds.height > end - 0.5
    }

    // MARK: The view

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
        updateBottomBar()
    }

    // Appearance callbacks are forwarded to the selected controller only.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.endAppearanceTransition()
    }
}
