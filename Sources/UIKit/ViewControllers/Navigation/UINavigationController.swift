/// A container that shows the top controller of a stack, with a navigation bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ScrollEdgeObserver, CoversScrollContent {
    /// The kind of stack change that a transition shows.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    // The delegate of a subclass is preferred, whose type has more than this protocol.
    /// The object that is told of pushes and pops, and may animate them; not retained.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UINavigationControllerDelegate, Call>) -> (
        any UINavigationControllerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// The bar. Its items belong to the controllers of the stack.
    public let navigationBar: UINavigationBar
    private let toolbarClass: UIToolbar.Type

    private var stack: [UIViewController] = []
    /// Contains the views of the stack's controllers.
    let container = UIView()
    private(set) lazy var bars = NavigationBars(controller: self)
    /// The controller whose view is shown. Differs from the top of the stack until the transition to the top controller
    /// begins.
    private(set) var shown: UIViewController?
    private var transition: StackTransition?
    private lazy var interactivePop = InteractivePop(of: self)
    var barHiding: BarHiding?
    /// True while a transition starts or ends: stack changes made in its callbacks are shown afterwards.
    private var isExchanging = false
    private var waitingChanges: [() -> Void] = []
    /// Whether the shown controller gets appearance calls: from `viewWillAppear` to `viewWillDisappear`.
    private(set) var isShowing = false
    /// The delegate's calls for the shown controller that are made when the navigation controller appears.
    private var dueCalls: (willShow: Bool, didShow: Bool) = (false, false)
    private var observed: ViewLink<UIScrollView>?

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        (navigationBar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller with bars of other classes. Nil is the standard class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        navigationBar = barClass.newObject(frame: .zero)
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (navigationBar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        navigationBar = coder.barClass("navigationBar", UINavigationBar.self).newObject(frame: .zero)
        toolbarClass = coder.barClass("toolbar", UIToolbar.self)
        super.init(coder: coder)
        adoptChildren(in: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        Self.encode(viewControllers, in: coder)
    }

    /// Encodes the controllers of the stack, as far as they have restoration identifiers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeStack(in: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        decodeStack(from: coder)
        super.decodeRestorableState(with: coder)
    }

    /// The tab bar item of the root controller, unless another one was set.
    open override var tabBarItem: UITabBarItem! {
        get { givenTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: The stack

    /// The stack; the last controller is shown. Setting it replaces all without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack, which is shown; nil if the stack is empty.
    open var topViewController: UIViewController? {
        stack.last
    }

    /// The controller that the user sees: a controller presented by the top controller, or else the top controller.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Pushes a controller onto the stack. Raises if it is in the stack already, and for a navigation controller, as in
    /// UIKit.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        transition?.finishNow()
        guard acceptsNavigationControllers || !(viewController is UINavigationController) else {
            Trestle.raise(
                .invalidArgumentException, "Pushing a navigation controller is not supported",
                hint: "Push its root view controller, or present the navigation controller.")
            return
        }
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

    /// Whether navigation controllers may be in the stack: in that of the *More* tab, and in that of a collapsed split
    /// view. While one is on top, the bar of this controller is not seen.
    var acceptsNavigationControllers = false

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Pushes the secondary controller, which may be a navigation controller with a bar of its own.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        push(collapsed: secondaryViewController, animated: false)
    }

    /// Removes the former secondary controller from the stack, or the top one if that one is gone, and returns it.
    /// Which of them UIKit takes then is unverified.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        let former = super.separateSecondaryViewController(for: splitViewController)
        let nested = viewControllers.last { $0 is UINavigationController }
        guard viewControllers.count > 1,
            let taken = viewControllers.dropFirst().first(where: { $0 === former }) ?? nested ?? topViewController
        else { return former }
        setViewControllers(viewControllers.filter { $0 !== taken }, animated: false)
        return taken
    }

    /// Removes the top controller and returns it. Returns nil for the last controller, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        transition?.finishNow()
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        change(to: stack.dropLast(), animated: animated, direction: .pop)
        return popped
    }

    /// Pops to a controller of the stack, and returns those that were popped. Raises if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        transition?.finishNow()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated, direction: .pop) }
        return popped
    }

    /// Pops to the first controller, and returns those that were popped.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack. Animates as a pop if the new top controller was in the old stack below its top, otherwise as
    /// a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        transition?.finishNow()
        let isPop = viewControllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
        change(to: viewControllers, animated: animated, direction: isPop ? .pop : .push)
    }

    private func change(
        to controllers: [UIViewController], animated: Bool, direction: NavigationTransition.Direction,
        isInteractive: Bool = false
    ) {
        let before = stack
        let leaving = stack.filter { old in !controllers.contains { $0 === old } }
        let arriving = controllers.filter { new in !stack.contains { $0 === new } }
        stack = controllers
        // The controllers may change the stack in their callbacks; the later stack is then used.
        for controller in leaving where !isInStack(controller) { controller.willMove(toParent: nil) }
        for controller in arriving where isInStack(controller) { addChild(controller) }
        decideAboutTabBar()
        var change = StackChange(
            animated: animated && viewIfLoaded?.window != nil, direction: direction, stackBefore: before,
            isUnderFinger: isInteractive)
        if change.animated, !isExchanging, shown !== stack.last { change.custom = customTransition(direction) }
        // The items change inside the animation that an interaction controls.
        if !change.isInteractive { showBarItems(animated: change.animated) }
        let settle: () -> Void = { [weak self] in
            guard let self else { return }
            for controller in leaving where !isInStack(controller) && controller.parent === self {
                controller.removeFromParent()
            }
            for controller in arriving where isInStack(controller) && controller.parent === self {
                controller.didMove(toParent: self)
            }
            didRemove(leaving.filter { $0.parent == nil })
        }
        showTop(change, completion: settle)
    }

    /// Whether a controller in the stack hides the tab bar. Decided when the stack changes, because code often sets
    /// `hidesBottomBarWhenPushed` of a controller only while it pushes another one. The root controller counts: widely
    /// used code sets the property in `pushViewController(_:animated:)` except for it. (unverified)
    private(set) var hidesTabBar = false
    private var hidTabBarBefore = false

    private func decideAboutTabBar() {
        hidTabBarBefore = hidesTabBar
        hidesTabBar = stack.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Called after controllers have left the stack and the hierarchy.
    func didRemove(_ controllers: [UIViewController]) {}

    private func isInStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

    private func showTop(_ change: StackChange, completion: @escaping () -> Void) {
        guard isViewLoaded else { return completion() }
        guard !isExchanging else {
            waitingChanges.append { [weak self] in
                guard let self else { return }
                var change = StackChange(
                    animated: change.animated, direction: change.direction, stackBefore: change.stackBefore)
                if change.animated, shown !== stack.last { change.custom = customTransition(change.direction) }
                showTop(change, completion: completion)
            }
            return
        }
        transition?.finishNow()
        exchange { show(stack.last, change, completion: completion) }
    }

    /// Runs a part of a transition, then the changes that its callbacks requested.
    func exchange(_ part: () -> Void) {
        guard !isExchanging else { return part() }
        isExchanging = true
        part()
        isExchanging = false
        while !isExchanging, !waitingChanges.isEmpty { waitingChanges.removeFirst()() }
    }

    // MARK: Showing a controller

    private func show(_ next: UIViewController?, _ change: StackChange, completion: @escaping () -> Void) {
        guard shown !== next else {
            change.custom?.abandon()
            completion()
            return
        }
        let new = StackTransition(of: self, from: shown, to: next, change, completion: completion)
        shown = next
        transition = new
        new.begin()
        new.run()
    }

    /// Tells the delegate that a controller will be shown: now, or when the navigation controller appears.
    func willShow(_ controller: UIViewController?, animated: Bool) {
        dueCalls = (!isShowing && controller != nil, false)
        guard isShowing, let controller else { return }
        delegate(for: NavigationControllerDelegateMethods.willShow)?.navigationController(
            self, willShow: controller, animated: animated)
    }

    /// Tells the delegate that a controller is shown, once it has appeared.
    func didShow(_ controller: UIViewController?, animated: Bool) {
        guard isShowing, let controller else { return }
        dueCalls.didShow = appearance.phase == .appearing
        guard !dueCalls.didShow else { return }
        delegate(for: NavigationControllerDelegateMethods.didShow)?.navigationController(
            self, didShow: controller, animated: animated)
    }

    /// Called when a transition has called the completions of its coordinator.
    func transitionDidEnd(_ ended: StackTransition) {
        if transition === ended { transition = nil }
    }

    /// The transition of a push or a pop while it is animated; otherwise that of an ancestor, or of a presentation.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let transition, transition.isAnimated { return transition.coordinator }
        return super.transitionCoordinator
    }

    // MARK: The swipe from the edge

    /// Recognizes the swipe from the leading edge of the screen that pops the top controller. Its delegate lets it begin
    /// only while the bar shows a back button; set another delegate, or `isEnabled`, to change that.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// Whether a finger may pop the top controller now.
    var mayPopInteractively: Bool {
        stack.count > 1 && transition == nil && !isExchanging && viewIfLoaded?.window != nil
    }

    /// Begins to pop the top controller under the control of a finger. Returns nil if callbacks prevented it.
    func beginInteractivePop() -> StackTransition? {
        guard mayPopInteractively else { return nil }
        change(to: stack.dropLast(), animated: true, direction: .pop, isInteractive: true)
        return transition?.isInteractive == true ? transition : nil
    }

    /// Called when an interaction cancels a transition. Restores the stack before the appearance calls.
    func transitionWasCancelled(stackBefore: [UIViewController], shown previous: UIViewController?) {
        for controller in stackBefore where !isInStack(controller) { controller.appearance.isMovingFromParent = false }
        let pushed = stack.filter { new in !stackBefore.contains { $0 === new } }
        stack = stackBefore
        hidesTabBar = hidTabBarBefore
        shown = previous
        for controller in pushed where !isInStack(controller) && controller.parent === self {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    /// Gives the view of the shown controller its place at the end of a transition by an animator.
    func settle(_ controller: UIViewController) {
        if controller.view.superview !== container { container.addSubview(controller.view) }
        bars.place(controller)
    }

    /// Called when the views have returned after a cancelled pop.
    func restoreBars() {
        navigationBar.restoreItems(barItems)
        if let shown { bars.prepare(shown) }
        showToolbarItems(of: shown, animated: false)
        observeScrollView(of: shown)
        layOutBars(animated: false)
    }

    /// The items of the stack. A navigation controller in the *More* tab has a bar of its own.
    private var barItems: [UINavigationItem] {
        stack.filter { !($0 is UINavigationController) }.map(\.navigationItem)
    }

    func showBarItems(animated: Bool) {
        navigationBar.setItems(barItems, animated: animated)
    }

    // MARK: The bars

    /// Whether the bar is hidden. The default is false. Setting it does not animate.
    open var isNavigationBarHidden: Bool {
        get { bars.barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
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
        let toolbar = toolbarClass.newObject(frame: .zero)
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

    /// Hides or shows the toolbar.
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

    func showToolbarItems(of controller: UIViewController?, animated: Bool) {
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

    private func changeBars(animated: Bool, completion: @escaping () -> Void) {
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
    func layOutBars(animated: Bool) {
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

    func observeScrollView(of controller: UIViewController?) {
        observed?.view?.edgeObserver = nil
        let scrollView = controller?.followedScrollView(at: .top)
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

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC), topViewController !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
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
        navigationBar.onBack = { [weak self] in self?.goBack() }
        root.addGestureRecognizer(interactivePop.recognizer)
        barHiding?.attach(to: root)
        view = root
    }

    /// Pops the top controller; from the bottom of the stack, returns to the list of the *More* tab.
    private func goBack() {
        guard stack.count == 1, let outer = parent as? UINavigationController else {
            popViewController(animated: true)
            return
        }
        outer.popViewController(animated: true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        decideAboutTabBar()
        showTop(StackChange(animated: false, direction: .push, stackBefore: stack)) {}
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let shown, transition?.hasAnimator != true { bars.place(shown) }
        bars.layOut()
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate(for: NavigationControllerDelegateMethods.supportedOrientations)?
            .navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate(for: NavigationControllerDelegateMethods.preferredOrientation)?
            .navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The bar decides about the style, unless it is hidden.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    // Appearance callbacks are forwarded to the top controller only.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShowing = true
        exchange {
            let shown = shown
            if dueCalls.willShow {
                willShow(shown, animated: animated)
                dueCalls.didShow = true
            }
            shown?.beginAppearanceTransition(true, animated: animated)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        exchange {
            let shown = shown
            shown?.endAppearanceTransition()
            if dueCalls.didShow, transition == nil { didShow(shown, animated: animated) }
        }
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
