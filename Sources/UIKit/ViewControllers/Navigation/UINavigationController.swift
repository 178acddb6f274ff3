/// A container that shows the top controller of a stack, with a navigation bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ScrollEdgeObserver, CoversScrollContent {
    /// The kind of stack change that a transition shows.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UINavigationControllerDelegate, Call>) -> (
        any UINavigationControllerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    public let navigationBar = UINavigationBar(frame: .zero)

    private var stack: [UIViewController] = []
    /// Contains the views of the stack's controllers.
    let container = UIView()
    private lazy var bars = NavigationBars(controller: self)
    /// The controller whose view is shown. Differs from the top of the stack until the transition to the top controller
    /// begins.
    private var shown: UIViewController?
    private var finishTransition: (@MainActor () -> Void)?
    /// True while a transition starts or ends: stack changes made in its callbacks are shown afterwards.
    private var isExchanging = false
    private var waitingChanges: [() -> Void] = []
    private var observed: ViewLink<UIScrollView>?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The tab bar item of the root controller, unless another one was set.
    open override var tabBarItem: UITabBarItem! {
        get { givenTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? {
        stack.last
    }

    /// The controller that the user sees: a controller presented by the top controller, or else the top controller.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Pushes a controller onto the stack. Raises if it is in the stack already, as in UIKit.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        finishTransition?()
        guard !stack.contains(where: { $0 === viewController }) else {
            Trestle.raise(
                NSException(
                    name: .invalidArgumentException,
                    reason: "\(self) is pushing the same view controller instance (\(viewController)) more than once "
                        + "which is not supported and is most likely an error in the application",
                    userInfo: nil),
                hint: "Make a new view controller for every push.")
            return
        }
        change(to: stack + [viewController], animated: animated, direction: .push)
    }

    /// Removes the top controller and returns it. Returns nil for the last controller, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        finishTransition?()
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: stack.dropLast(), animated: animated, direction: .pop)
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        finishTransition?()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated, direction: .pop) }
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack. Animates as a pop if the new top controller was in the old stack below its top, otherwise as
    /// a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        finishTransition?()
        let isPop = viewControllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
        change(to: viewControllers, animated: animated, direction: isPop ? .pop : .push)
    }

    private func change(to controllers: [UIViewController], animated: Bool, direction: NavigationTransition.Direction) {
        let leaving = stack.filter { old in !controllers.contains { $0 === old } }
        let arriving = controllers.filter { new in !stack.contains { $0 === new } }
        stack = controllers
        // The controllers may change the stack in their callbacks; the later stack is then used.
        for controller in leaving where !isInStack(controller) { controller.willMove(toParent: nil) }
        for controller in arriving where isInStack(controller) { addChild(controller) }
        let animates = animated && viewIfLoaded?.window != nil
        navigationBar.setItems(stack.map(\.navigationItem), animated: animates)
        let settle: @MainActor () -> Void = {
            for controller in leaving where !self.isInStack(controller) && controller.parent === self {
                controller.removeFromParent()
            }
            for controller in arriving where self.isInStack(controller) && controller.parent === self {
                controller.didMove(toParent: self)
            }
        }
        showTop(animated: animates, direction: direction, completion: settle)
    }

    private func isInStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

    private func showTop(
        animated: Bool, direction: NavigationTransition.Direction, completion: @escaping @MainActor () -> Void
    ) {
        guard isViewLoaded else { return completion() }
        guard !isExchanging else {
            waitingChanges.append { [weak self] in
                self?.showTop(animated: animated, direction: direction, completion: completion)
            }
            return
        }
        finishTransition?()
        exchange { show(stack.last, animated: animated, direction: direction, completion: completion) }
    }

    /// Runs a part of a transition, then the changes that its callbacks requested.
    private func exchange(_ part: () -> Void) {
        guard !isExchanging else { return part() }
        isExchanging = true
        part()
        isExchanging = false
        while !isExchanging, !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
    }

    // MARK: Showing a controller

    private func show(
        _ next: UIViewController?, animated: Bool, direction: NavigationTransition.Direction,
        completion: @escaping @MainActor () -> Void
    ) {
        let previous = shown
        guard previous !== next else {
            completion()
            return
        }
        shown = next
        let isVisible = view.window != nil
        if let next {
            delegate(for: NavigationControllerDelegateMethods.willShow)?.navigationController(
                self, willShow: next, animated: animated)
            bars.prepare(next)
        }
        showToolbarItems(of: next, animated: animated)
        let coordinator = TransitionCoordinator(
            from: previous, to: next, in: container,
            duration: animated ? SystemMetrics.current.bars.transitionDuration : 0, curve: .easeOut)
        if animated {
            previous?.activeCoordinator = coordinator
            next?.activeCoordinator = coordinator
        }
        if isVisible {
            previous?.beginAppearanceTransition(false, animated: animated)
            next?.beginAppearanceTransition(true, animated: animated)
        }
        if let next { container.addSubview(next.view) }
        next?.navigationItem.searchController?.sourceAppears()
        if direction == .pop, let previous { container.bringSubviewToFront(previous.view) }
        observeScrollView(of: next)

        var isFinished = false
        let finish: @MainActor () -> Void = { [weak self] in
            // The animation of a transition that the next one interrupted calls its completion a second time.
            guard let self, !isFinished else { return }
            isFinished = true
            self.finishTransition = nil
            self.exchange {
                previous?.view.removeFromSuperview()
                previous?.navigationItem.searchController?.sourceDisappears()
                if isVisible {
                    previous?.endAppearanceTransition()
                    // While the navigation controller itself is appearing, the child finishes appearing together with
                    // it.
                    if self.appearance.phase != .appearing { next?.endAppearanceTransition() }
                }
                coordinator.finish()
                if previous?.activeCoordinator === coordinator { previous?.activeCoordinator = nil }
                if next?.activeCoordinator === coordinator { next?.activeCoordinator = nil }
                completion()
                if let next {
                    self.delegate(for: NavigationControllerDelegateMethods.didShow)?.navigationController(
                        self, didShow: next, animated: animated)
                }
            }
        }
        finishTransition = finish
        layOutBars(animated: animated)
        if animated, let from = previous?.view, let to = next?.view {
            NavigationTransition.slide(
                from: from, to: to, in: container, direction: direction, alongside: coordinator.runAlongside,
                completion: finish)
        } else {
            finish()
        }
    }

    // MARK: The bars

    open var isNavigationBarHidden: Bool {
        get { bars.barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.barIsHidden else { return }
        bars.barIsHidden = hidden
        guard isViewLoaded else { return }
        if !hidden { navigationBar.isHidden = false }
        changeBars(animated: animated) { self.navigationBar.isHidden = self.bars.barIsHidden }
    }

    /// The duration in which bars are hidden and shown, in seconds. // unverified
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    /// The toolbar, which shows the ``UIViewController/toolbarItems`` of the top controller. Created when it is first
    /// read.
    open var toolbar: UIToolbar! {
        if let toolbarIfMade { return toolbarIfMade }
        let toolbar = UIToolbar(frame: .zero)
        toolbar.isHidden = bars.toolbarIsHidden
        toolbarIfMade = toolbar
        if isViewLoaded {
            view.addSubview(toolbar)
            bars.layOut()
        }
        return toolbar
    }
    private(set) var toolbarIfMade: UIToolbar?

    /// The default is true.
    open var isToolbarHidden: Bool {
        get { bars.toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != bars.toolbarIsHidden else { return }
        if !hidden {
            toolbar.isHidden = false
            showToolbarItems(of: topViewController, animated: false)
        }
        bars.toolbarIsHidden = hidden
        guard isViewLoaded else { return }
        changeBars(animated: animated) { self.toolbarIfMade?.isHidden = self.bars.toolbarIsHidden }
    }

    private func showToolbarItems(of controller: UIViewController?, animated: Bool) {
        toolbarIfMade?.setItems(controller?.toolbarItems, animated: animated)
    }

    /// Called when a controller of the stack has changed its toolbar items.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === topViewController { showToolbarItems(of: controller, animated: animated) }
    }

    /// Called when a search in the bar has begun or ended. Updates the height of the bar.
    func searchDidChange() {
        bars.update()
        bars.layOut()
        navigationBar.setNeedsLayout()
        view.layoutIfNeeded()
    }

    private func changeBars(animated: Bool, completion: @escaping @MainActor () -> Void) {
        let change = {
            self.bars.update()
            self.bars.layOut()
            self.view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            completion()
            change()
            return
        }
        UIView.animate(withDuration: Self.hideShowBarDuration, animations: change) { _ in completion() }
    }

    /// Gives the bars the heights that they have for the new top controller.
    private func layOutBars(animated: Bool) {
        guard animated else {
            tabBarController?.updateBottomBar()
            return bars.layOut()
        }
        UIView.animate(
            withDuration: SystemMetrics.current.bars.transitionDuration, delay: 0, options: .curveEaseOut,
            animations: {
                self.tabBarController?.updateBottomBar()
                self.bars.layOut()
                self.navigationBar.layoutIfNeeded()
                self.toolbarIfMade?.layoutIfNeeded()
            })
    }

    // MARK: The scroll edge

    private func observeScrollView(of controller: UIViewController?) {
        observed?.view?.edgeObserver = nil
        let view = controller?.view
        let scrollView = view as? UIScrollView ?? view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
        scrollView?.edgeObserver = self
        observed = scrollView?.scrollLink
        bars.follow(scrollView)
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        bars.followScrolling()
    }

    func settledOffset(_ offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        bars.settled(offset, in: scrollView)
    }

    // MARK: The view

    open override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .systemBackground
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        root.addSubview(container)
        root.addSubview(navigationBar)
        if let toolbarIfMade { root.addSubview(toolbarIfMade) }
        navigationBar.isHidden = bars.barIsHidden
        navigationBar.bars = bars
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false, direction: .push) {}
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let shown { bars.place(shown) }
        bars.layOut()
    }

    // Appearance callbacks are forwarded to the top controller only.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

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
