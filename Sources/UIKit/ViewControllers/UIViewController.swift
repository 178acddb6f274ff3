/// Manages a view: makes it when first needed, hears when it appears and disappears, and holds child controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
    UITraitChangeObservable, UIContentContainer
{
    // MARK: State changed by ViewLoading, AppearanceTransition and the containment methods

    var loadedView: UIView?
    var isLoadingView = false
    private weak var parentLink: UIViewController?
    private var childList: [UIViewController] = []
    let appearance = AppearanceState()
    /// What this controller shows over itself; the presented controller's ``presentingViewController`` points back.
    var presentation: Presentation?
    weak var presenterLink: UIViewController?

    // MARK: State changed by UIViewController+Traits

    var knownTraits: UITraitCollection?
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var ownTraits: UITraitCollection?
    var traitRegistrations: [TraitRegistration] = []

    // MARK: Creating

    /// - Parameters:
    ///   - nibNameOrNil: Nil for a view that ``loadView()`` makes. Nibs are not read: loading a view from one raises
    ///     `NSInternalInconsistencyException`, as for a nib that is not in the bundle.
    ///   - nibBundleOrNil: Nil for the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UIViewController.self, by: coder) else { return nil }
        nibName = nil
        nibBundle = nil
        ownTitle = coder.decodeObject(forKey: "UITitle") as? String
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "UITitle")
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    // MARK: The view

    /// Loads the view when first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    open var isViewLoaded: Bool { loadedView != nil }

    open var viewIfLoaded: UIView? { loadedView }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView != nil { viewDidLoad() }
    }

    /// Makes the view and sets ``view``; here an empty one of the screen's size. Never call it directly.
    open func loadView() {
        loadNib()
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func viewDidLoad() {}

    // MARK: Appearing

    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window and has its traits; called before its layout.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the first layout, and after the animation if there is one.
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Containers call it before a child's view comes or goes; ``endAppearanceTransition()`` follows when it is done.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated, isExplicit: true)
    }

    open func endAppearanceTransition() {
        endTransition()
    }

    /// Containers that answer false call the children's appearance methods themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// True in the appearance calls caused by this controller's being presented.
    open var isBeingPresented: Bool { appearance.cause == .presented }
    open var isBeingDismissed: Bool { appearance.cause == .dismissed }
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: Containment

    open var parent: UIViewController? { parentLink }

    open var children: [UIViewController] { childList }

    /// Calls the child's `willMove(toParent:)`; the caller adds the child's view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.parentLink !== self, ControllerHierarchy.mayAdd(childController, to: self) else { return }
        ControllerHierarchy.checkNewParent(self, of: childController)
        childController.removeFromParent()
        childController.willMove(toParent: self)
        // Both calls may have given the child a parent, or this controller.
        guard childController.parentLink == nil, ControllerHierarchy.mayAdd(childController, to: self) else { return }
        childController.appearance.isMovingToParent = true
        childList.append(childController)
        childController.parentLink = self
        childController.updateTraits()
    }

    /// The caller has called `willMove(toParent: nil)`; this calls `didMove(toParent: nil)`.
    open func removeFromParent() {
        guard let parent = parentLink else { return }
        parent.childList.removeAll { $0 === self }
        parent.childOverrides[ObjectIdentifier(self)] = nil
        parentLink = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.isMovingFromParent = true }
    }

    open func didMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.isMovingFromParent = false }
    }

    // MARK: Presenting

    /// Shows a controller over this one.
    ///
    /// - Parameter completion: called after the presented controller's `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, with everything above it; without that, this controller itself.
    ///
    /// - Parameter completion: called after the dismissed controller's `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Pushes onto the nearest navigation controller, else presents.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Presents: there is no split view to show a detail in.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true)
    }

    /// What this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenterLink ?? parent?.presentingViewController }
    /// `.automatic` by default: a sheet. A popover is one in windows of regular width, and a sheet in others unless the delegate of the presentation
    /// controller says otherwise.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenterLink == nil { ownPresentationController = nil } }
    }

    /// What shows this controller, or the nearest ancestor that is presented. A controller without parent has one before it is presented.
    open var presentationController: UIPresentationController? {
        if let ownPresentationController { return ownPresentationController }
        if let parent { return parent.presentationController }
        let controller = makePresentationController()
        ownPresentationController = controller
        return controller
    }
    private var ownPresentationController: UIPresentationController?

    /// The same, where it is a popover's: nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    func makePresentationController() -> UIPresentationController {
        modalPresentationStyle == .popover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
            : UIPresentationController(presentedViewController: self, presenting: nil)
    }

    /// The presentation controller, if anybody has asked for it: without one there is no delegate to ask or to tell.
    var knownPresentationController: UIPresentationController? { ownPresentationController }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// True keeps the user from dragging the sheet away, and from dismissing a popover by a touch beside it.
    open var isModalInPresentation = false
    /// True where presentations in the current context cover this controller's view only.
    open var definesPresentationContext = false

    /// The size that containers may give the view.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            viewIfLoaded?.presentationContainer?.setNeedsLayout()
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Transitions

    /// Shows one child in place of another: `toViewController`'s view is added to the superview of `fromViewController`'s, `animations` runs, and at the
    /// end the old view is removed. Both hear of their appearing and disappearing. Giving a frame to the new view, and telling the children that they
    /// move to and from their parent, is the caller's part.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - options: a transition among them happens to the superview.
    ///   - completion: gets false when the animation was cut short.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(from: fromViewController, to: toViewController, in: self)
            .run(duration: duration, options: options, animations: animations, completion: completion)
    }

    /// The transition that the controller or an ancestor takes part in now.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeCoordinator ?? parent?.transitionCoordinator
    }

    /// Set by whoever runs a transition, for its duration.
    weak var activeCoordinator: TransitionCoordinator?

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        defaultSize(of: container, parentSize: parentSize)
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }

    // MARK: Layout

    /// Added to the safe area of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    /// What a container's bars cover of the view; set by the container.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    open func viewSafeAreaInsetsDidChange() {}

    open func viewLayoutMarginsDidChange() {}

    /// The least side margins of the view; zero at the top and bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.marginsMayHaveChanged() }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { knownTraits ?? derivedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { traitSourcesDidChange() }
    }

    /// Trait values for this controller and what is in it, in place of those around it.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits?.values ?? TraitValues()) }
        set {
            ownTraits = UITraitCollection(newValue.values)
            traitSourcesDidChange()
        }
    }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.traitSourcesDidChange()
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(childViewController)]
    }

    // MARK: Title and editing

    /// Shown by containers; the navigation item's title follows it.
    open var title: String? {
        get { ownTitle }
        set { changing("title") { ownTitle = newValue } }
    }

    private var ownTitle: String? {
        didSet { madeNavigationItem?.title = ownTitle }
    }

    private var madeNavigationItem: UINavigationItem?

    /// What a navigation bar shows for this controller; made when first asked for, with ``title``.
    open var navigationItem: UINavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        madeNavigationItem = item
        return item
    }

    /// The nearest navigation controller among the parents.
    open var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }

    /// What the toolbar of the navigation controller shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { givenToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var givenToolbarItems: [UIBarButtonItem]?

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        givenToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the toolbar goes away while this controller, or one above it, is on top. Set it before the push.
    open var hidesBottomBarWhenPushed = false

    /// The sides on which the view reaches under bars. Default: all.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.navigationBar.bars?.update() } }
    }

    /// Whether the content of a scroll view with `contentInsetAdjustmentBehavior` `.automatic` keeps clear of the bars though it cannot scroll. True by
    /// default; the behaviour of the scroll view itself is the newer way to say so.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    var adjustsScrollViewInsets = true {
        didSet { if adjustsScrollViewInsets != oldValue { viewIfLoaded?.safeAreaInsetsDidChange() } }
    }

    /// Whether it does under bars that are not translucent. False by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.navigationBar.bars?.update() }
        }
    }

    /// The tab of this controller in a tab bar controller; made when first asked for, with ``title``.
    open var tabBarItem: UITabBarItem! {
        get {
            if let givenTabBarItem { return givenTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            givenTabBarItem = item
            return item
        }
        set {
            givenTabBarItem = newValue
            tabBarController?.tabBarItemsDidChange()
        }
    }
    /// Nil until set or asked for.
    private(set) var givenTabBarItem: UITabBarItem?

    /// The nearest tab bar controller among the parents.
    open var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let tabs = current as? UITabBarController { return tabs }
            controller = current.parent
        }
        return nil
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Overriders call `super` first.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        madeEditButton?.show(isEditing: editing)
    }

    /// A bar button that says Edit or Done and turns ``isEditing`` over, with animation.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        item.show(isEditing: editing)
        madeEditButton = item
        return item
    }
    private var madeEditButton: UIBarButtonItem?

    open func didReceiveMemoryWarning() {}

    // MARK: Orientation

    // A desktop's windows turn with nobody: these are what source for a telephone declares, and never asked.
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    // MARK: Status bar

    // Windows of a desktop have no status bar, as those of Mac Catalyst: these members are never asked.

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Nil: this controller decides itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Has no effect: windows of a desktop have no status bar whose appearance could change.
    @available(*, deprecated, message: "Has no effect: windows of a desktop have no status bar.")
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Responder

    /// The view's superview, the presenting controller for a presented root.
    // MARK: Key commands

    private var addedKeyCommands: [UIKeyCommand] = []

    /// Those that were added; call super where you override it.
    open override var keyCommands: [UIKeyCommand]? {
        addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands
    }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open override var next: UIResponder? { loadedView?.superview ?? presenterLink ?? parentLink }

    override var responderWindow: UIWindow? { loadedView?.window }

    nonisolated open override var description: String {
        "<\(ClassName(type(of: self))): \(ObjectAddress(self))>"
    }
}
