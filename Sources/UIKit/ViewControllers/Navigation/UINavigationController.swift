/// A container that shows the top controller of a stack, with a navigation bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ScrollEdgeObserver, CoversScrollContent {
    /// The kind of stack change that a transition shows.
    public enum Operation: Int, Sendable {
        /// A stack that is set counts as a pop if its last controller was below the top before, otherwise as a push.
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
    open var navigationBar: UINavigationBar { ownBar }
    private let ownBar: UINavigationBar
    private let toolbarClass: UIToolbar.Type

    private(set) lazy var stack = NavigationStack(of: self)
    private(set) lazy var calls = ShownControllerCalls(of: self)
    /// Contains the views of the stack's controllers.
    let container = UIView()
    private(set) lazy var bars = NavigationBars(controller: self)
    /// The controller whose view is shown; see ``NavigationStack/shown``.
    var shown: UIViewController? { stack.shown }
    private lazy var interactivePop = InteractivePop(of: self)
    var barHiding: BarHiding?

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        (ownBar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller with bars of other classes. Nil is the standard class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        ownBar = barClass.newObject(frame: .zero)
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (ownBar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller from a storyboard, with the classes of its bars, or from an archive, with its stack.
    public required init?(coder: NSCoder) {
        ownBar = coder.barClass("navigationBar", UINavigationBar.self).newObject(frame: .zero)
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
        get { givenTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    // MARK: The stack

    /// The stack; the last controller is shown. Setting it replaces all without animation.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last controller of the stack, which is shown; nil if the stack is empty.
    open var topViewController: UIViewController? {
        stack.controllers.last
    }

    /// The controller that the user sees: a controller presented by the top controller, or else the top controller.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }

    /// Pushes a controller onto the stack. Raises if it is in the stack already, and for a navigation controller, as in
    /// UIKit.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stack.finishTransition()
        guard acceptsNavigationControllers || !(viewController is UINavigationController) else {
            Trestle.raise(
                .invalidArgumentException, "Pushing a navigation controller is not supported",
                hint: "Push its root view controller, or present the navigation controller.")
            return
        }
        guard !stack.contains(viewController) else {
            Trestle.raise(
                NSException(
                    name: .invalidArgumentException,
                    reason: "\(self) is pushing the same view controller instance (\(viewController)) more than once "
                        + "which is not supported and is most likely an error in the application",
                    userInfo: nil),
                hint: "Make a new view controller for every push.")
            return
        }
        stack.change(to: stack.controllers + [viewController], animated: animated, direction: .push)
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
        stack.finishTransition()
        let controllers = stack.controllers
        guard controllers.count > 1 else { return nil }
        stack.change(to: controllers.dropLast(), animated: animated, direction: .pop)
        return controllers.last
    }

    /// Pops to a controller of the stack, and returns those that were popped. Raises if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.finishTransition()
        let controllers = stack.controllers
        guard let index = controllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(controllers[(index + 1)...])
        if !popped.isEmpty { stack.change(to: Array(controllers[...index]), animated: animated, direction: .pop) }
        return popped
    }

    /// Pops to the first controller, and returns those that were popped.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack. Animates as a pop if the new top controller was in the old stack below its top, otherwise as
    /// a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stack.finishTransition()
        let isPop = viewControllers.last.map { top in stack.controllers.dropLast().contains { $0 === top } } ?? false
        stack.change(to: viewControllers, animated: animated, direction: isPop ? .pop : .push)
    }

    /// Called after controllers have left the stack and the hierarchy.
    func didRemove(_ controllers: [UIViewController]) {}

    /// The transition of a push or a pop while it is animated; otherwise that of an ancestor, or of a presentation.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        stack.coordinator ?? super.transitionCoordinator
    }

    // MARK: The swipe from the edge

    /// Recognizes the swipe from the leading edge of the screen that pops the top controller. Its delegate lets it begin
    /// only while the bar shows a back button; set another delegate, or `isEnabled`, to change that.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

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
        bars.change(animated: animated) { self.navigationBar.isHidden = self.bars.barIsHidden }
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
            bars.showToolbarItems(of: topViewController, animated: false)
        }
        bars.toolbarIsHidden = hidden
        guard isViewLoaded else { return }
        bars.change(animated: animated) { self.toolbarIfMade?.isHidden = self.bars.toolbarIsHidden }
    }

    /// Called when a controller of the stack has changed its toolbar items.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === topViewController { bars.showToolbarItems(of: controller, animated: animated) }
    }

    /// Called when a search in the bar has begun or ended. Updates the height of the bar.
    func searchDidChange() {
        bars.update()
        bars.layOut()
        navigationBar.setNeedsLayout()
        view.layoutIfNeeded()
    }

    // MARK: The scroll edge

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
        guard viewControllers.count == 1, let outer = parent as? UINavigationController else {
            popViewController(animated: true)
            return
        }
        outer.popViewController(animated: true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stack.showTopOfLoadedView()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let shown, !stack.hasAnimator { bars.place(shown) }
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
        navigationBar.barStyle != .default ? .lightContent : .default
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

    // Appearance callbacks are forwarded to the top controller only.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        false
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.navigationWillAppear(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.navigationDidAppear(animated: animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.navigationWillDisappear(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.navigationDidDisappear()
    }

    // MARK: Hiding bars

    /// Whether a swipe upwards hides the bars and a swipe downwards shows them again. The default is false.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding?.pan.isEnabled ?? false }
        set { barHidingForChange(newValue)?.pan.isEnabled = newValue }
    }

    /// Whether a tap on the content hides the bars, and the next one shows them. Taps on controls do not. The default is
    /// false.
    open var hidesBarsOnTap: Bool {
        get { barHiding?.tap.isEnabled ?? false }
        set { barHidingForChange(newValue)?.tap.isEnabled = newValue }
    }

    /// Whether the bars are hidden while the vertical size class is compact. The default is false.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding?.followsHeight ?? false }
        set { barHidingForChange(newValue)?.followsHeight = newValue }
    }

    /// Whether the bars are hidden when a keyboard comes. They stay hidden when it goes. The default is false.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding?.followsKeyboard ?? false }
        set { barHidingForChange(newValue)?.followsKeyboard = newValue }
    }

    /// The recognizer of the swipes that hide the bars. Do not change its delegate.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { requireBarHiding().pan }

    /// The recognizer of the taps that hide the bars. Do not change its delegate.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { requireBarHiding().tap }
}
