/// Manages a view: loads it when it is first needed, receives callbacks when it appears and disappears, and contains
/// child controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
    UITraitChangeObservable, UIContentContainer, UIFocusEnvironment, UIStateRestoring
{
    // MARK: State changed by UIViewController+View, UIViewController+Appearance and the containment methods

    var loadedView: UIView?
    var isLoadingView = false
    private weak var parentLink: UIViewController?
    private var childList: [UIViewController] = []
    let appearance = AppearanceState()
    /// The controller that this one presents. The presented controller's ``presentingViewController`` is this one.
    var presentation: Presentation?
    weak var presenterLink: UIViewController?
    /// What the storyboard has for the controller; nil for a controller that no storyboard created.
    var storyboardScene: StoryboardScene?

    // MARK: State changed by UIViewController+Traits

    var knownTraits: UITraitCollection?
    var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var ownTraits: UITraitCollection?
    var traitRegistrations: [TraitRegistration] = []

    // MARK: Creating

    /// - Parameters:
    ///   - nibNameOrNil: the name of the nib that contains the view, whose owner is the controller. With nil, the view
    ///     of a class `ListViewController` is in `ListView.xib` or `ListViewController.xib`, if there is such a file;
    ///     otherwise `loadView()` creates it.
    ///   - nibBundleOrNil: nil for the main bundle.
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
        super.init()
        decodeProperties(from: coder)
    }

    open func encode(with coder: NSCoder) {
        encodeProperties(in: coder)
    }

    /// The name of the nib of the view; nil if it comes from elsewhere.
    open private(set) var nibName: String?
    /// The bundle of the nib; nil for the main bundle.
    open private(set) var nibBundle: Bundle?

    // MARK: The view

    /// The view; loaded when it is first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { replaceView(with: newValue) }
    }

    /// Whether the view exists. Asking does not load it.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The view if it exists. Asking does not load it.
    open var viewIfLoaded: UIView? { loadedView }

    /// Loads the view if it does not exist.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView != nil { ReportedMessages.send("viewDidLoad", to: self) { viewDidLoad() } }
    }

    /// Creates the view and sets `view`. The default implementation loads the view of the storyboard or nib, or
    /// creates an empty view with the size of the screen. Never call it directly.
    open func loadView() {
        if loadNib() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded. Overrides call `super`.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// Called before the view is added to a window. Overrides call `super`.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window and has its traits, before its layout.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the first layout, and after the animation if there is one.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window or is covered. Overrides call `super`.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left its window or was covered. Overrides call `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Override it to change constraints before a layout of the view. Call super, which calls `updateConstraints()` of
    /// the view.
    open func updateViewConstraints() { view.updateConstraints() }

    /// The strips of the view above and below the safe area, for constraints of old source.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    open var topLayoutGuide: any UILayoutSupport { view.barGuide(isTop: true) }
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    open var bottomLayoutGuide: any UILayoutSupport { view.barGuide(isTop: false) }

    /// Called before the view lays out its subviews. Does nothing; for overrides.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. Does nothing; for overrides.
    open func viewDidLayoutSubviews() {}

    /// Called by containers before a child's view is added or removed; ``endAppearanceTransition()`` follows
    /// afterwards.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(appearing: isAppearing, animated: animated, isExplicit: true)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` has begun.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// Containers that return false call the children's appearance methods themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// True in the appearance callbacks that are caused by presenting this controller.
    open var isBeingPresented: Bool { appearance.cause == .presented }
    /// Whether the controller disappears because it is dismissed.
    open var isBeingDismissed: Bool { appearance.cause == .dismissed }
    /// Whether the controller appears because it was added to a container.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the controller disappears because it is removed from a container.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: Containment

    /// The container of this controller; nil without one.
    open var parent: UIViewController? { parentLink }

    /// The controllers inside this one, in the order in which they were added.
    open var children: [UIViewController] { childList }

    /// Calls the child's `willMove(toParent:)`. The caller then adds the child's view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController.parentLink !== self, ControllerHierarchy.mayAdd(childController, to: self) else { return }
        ControllerHierarchy.checkNewParent(self, of: childController)
        childController.removeFromParent()
        childController.willMove(toParent: self)
        // Both calls may have given a parent to the child or to this controller.
        guard childController.parentLink == nil, ControllerHierarchy.mayAdd(childController, to: self) else { return }
        childController.appearance.isMovingToParent = true
        childList.append(childController)
        childController.parentLink = self
        childController.updateTraits()
    }

    /// Calls `didMove(toParent: nil)`. The caller has called `willMove(toParent: nil)` before.
    open func removeFromParent() {
        guard let parent = parentLink else { return }
        parent.childList.removeAll { $0 === self }
        parent.childOverrides[ObjectIdentifier(self)] = nil
        parentLink = nil
        didMove(toParent: nil)
    }

    /// Called before the container changes. Overrides call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.isMovingFromParent = true }
    }

    /// Called after the container has changed. Overrides call `super`.
    open func didMove(toParent parent: UIViewController?) {
        if parent == nil { appearance.isMovingFromParent = false }
    }

    // MARK: Presenting

    /// Presents a controller modally.
    ///
    /// - Parameter completion: called after the presented controller's `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, with all controllers above it; if there is none, dismisses this
    /// controller itself.
    ///
    /// - Parameter completion: called after the dismissed controller's `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Lets the nearest ancestor show the controller that overrides this method: a navigation controller pushes it, a
    /// split view controller shows it in a column. Presents if there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = ShowTarget.ancestor(of: self, .show) {
            container.show(vc, sender: sender ?? self)
        } else {
            present(vc, animated: true)
        }
    }

    /// Lets the nearest ancestor show the controller that overrides this method, as a split view controller does.
    /// Presents if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = ShowTarget.ancestor(of: self, .showDetail) {
            container.showDetailViewController(vc, sender: sender ?? self)
        } else {
            present(vc, animated: true)
        }
    }

    /// Returns this controller or its nearest ancestor that performs an action; nil if there is none. For the selectors of
    /// ``show(_:sender:)`` and ``showDetailViewController(_:sender:)``, the nearest that overrides the method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ShowTarget.nearest(to: self, action, sender)
    }

    /// Posted by a split view controller that has collapsed or expanded, so that
    /// ``showDetailViewController(_:sender:)`` has another effect. The object is the controller.
    public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }

    /// Called on the primary controller when a split view without columns collapses and its delegate leaves that to the
    /// controllers. A navigation controller pushes the secondary controller; the default implementation does nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Called on the primary controller when a split view without columns expands and its delegate leaves that to the
    /// controllers. Returns the secondary controller; by default the former one. A navigation controller pops it.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        splitViewController.collapsing.formerSecondary
    }

    /// The traits in which a container shows a child, beside the overrides of the application.
    func containerTraits(forChild child: UIViewController) -> UITraitCollection? { nil }

    // MARK: Storyboards

    /// The storyboard that created the controller.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Called before a segue is performed, when the destination exists and its view is not loaded. An unwind segue's
    /// destination is one of the controllers to which it goes back.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue is performed that the user triggered; not asked by ``performSegue(withIdentifier:sender:)``.
    ///
    /// - Parameter identifier: empty for a segue without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's scene; the first one, if several have the identifier. Raises
    /// `NSInvalidArgumentException` if there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender)
    }

    /// Whether the controller is the destination of an unwind segue. By default, whether it has a method with the
    /// selector `action`.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        acceptsUnwinding(action, from: fromViewController, sender)
    }

    /// The same for source older than iOS 13: called by the newer method's default implementation.
    @available(*, deprecated)
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        responds(to: action)
    }

    /// Returns the controller that takes an unwind segue, for source older than iOS 9. Asked before the children; nil by
    /// default. A result that is not the controller, or a descendant of it, is the destination all the same.
    @available(*, deprecated)
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? { nil }

    /// Returns the segue that goes back to a controller, for source older than iOS 9. Asked of the container of the
    /// destination, or else of the destination; nil, the default, goes back in the standard way. UIKit's default returns
    /// a segue that does the same.
    @available(*, deprecated)
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    /// The children among which the destination of an unwind segue is searched, after the controller itself; the first
    /// is asked first. By default all but the one from which the segue comes, the last one first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.reversed().filter { $0 !== origin }
    }

    /// Returns the child that contains the controller from which an unwind segue comes, or is that controller.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: \.parent).first { $0.parent === self }
    }

    /// Shows a child, which is the destination of an unwind segue or contains it. A navigation controller pops to it, a
    /// tab bar controller selects it; the default implementation does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The controller that this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }
    /// The controller that has presented this one or its container; nil if it was not presented.
    open var presentingViewController: UIViewController? { presenterLink ?? parent?.presentingViewController }
    /// `.automatic` by default: a sheet. A popover is shown as a popover in windows of regular width, and as a sheet in
    /// others unless the delegate of the presentation controller decides otherwise.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue, presenterLink == nil { ownPresentationController = nil } }
    }

    /// The presentation controller of this controller, or of the nearest ancestor that is presented. For a controller
    /// without a parent it exists before the presentation.
    open var presentationController: UIPresentationController? {
        if let ownPresentationController { return ownPresentationController }
        if let parent { return parent.presentationController }
        let controller = makePresentationController()
        ownPresentationController = controller
        return controller
    }
    private var ownPresentationController: UIPresentationController?

    /// Chooses the animators of the presentation and of the dismissal, and in the style `.custom` the presentation
    /// controller. Set before the presentation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { transitioningProxy = ProxyAnswers(transitioningDelegate) }
    }
    private(set) var transitioningProxy: ProxyAnswers?

    /// The presentation controller of this controller, or of its nearest ancestor that is presented; nil while none is.
    open var activePresentationController: UIPresentationController? {
        presenterLink != nil ? presentationController : parent?.activePresentationController
    }

    /// Called before a presentation: creates the presentation controller of a custom style.
    func preparePresentation(by presenting: UIViewController, from source: UIViewController) {
        guard modalPresentationStyle == .custom, ownPresentationController == nil else { return }
        ownPresentationController = customPresentationController(presenting: presenting, source: source)
    }

    /// Called after a presentation. The next one in the custom style has another presentation controller.
    func presentationDidEnd() {
        if modalPresentationStyle == .custom { ownPresentationController = nil }
    }

    /// ``presentationController`` if it is that of a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    func makePresentationController() -> UIPresentationController {
        switch modalPresentationStyle {
        case .custom: customPresentationController(presenting: nil, source: self)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// The presentation controller, or nil if it was never read; there is then no delegate to call.
    var knownPresentationController: UIPresentationController? { ownPresentationController }
    /// How the controller appears when it is presented. The default moves it up from the bottom.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// How the controller is presented in place of ``modalTransitionStyle``, or pushed; nil, the default, for the standard
    /// transitions. A transitioning delegate's and a navigation controller delegate's animators come first.
    open var preferredTransition: Transition?
    /// If true, the user can neither drag the sheet away nor dismiss a popover with a touch beside it. Counts also for
    /// the controller that a presented navigation or tab bar controller shows.
    open var isModalInPresentation = false
    /// If true, presentations in the current context cover only this controller's view.
    open var definesPresentationContext = false
    /// Whether presentations in the context that this controller defines are animated in its ``modalTransitionStyle``.
    open var providesPresentationContextTransitionStyle = false
    /// True for a form sheet. Declared because source overrides it; a desktop has no keyboard on the screen, so that it is
    /// never asked for.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The search display controller that was created for this controller; nil if there is none. Deprecated in iOS 8.
    open var searchDisplayController: UISearchDisplayController? { UISearchDisplayController.made(for: self) }

    /// Nil: the system runs no extensions of applications here, so that no controller has a host.
    open var extensionContext: NSExtensionContext? { nil }

    /// The preferred size of the view, for containers.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            if presenterLink != nil {
                ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
            viewIfLoaded?.presentationContainer?.setNeedsLayout()
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Transitions

    /// Replaces the view of one child by that of another: adds `toViewController`'s view to the superview of
    /// `fromViewController`'s, runs `animations`, and removes the old view at the end. Both children get their
    /// appearance callbacks. The caller sets the frame of the new view and calls `willMove(toParent:)` and
    /// `didMove(toParent:)`.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - options: a transition among them is applied to the superview.
    ///   - completion: receives false if the animation was interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(from: fromViewController, to: toViewController, in: self)
            .run(duration: duration, options: options, animations: animations, completion: completion)
    }

    /// The transition that the controller or an ancestor currently takes part in; otherwise nil.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeCoordinator ?? parent?.transitionCoordinator
    }

    /// Set for the duration of a transition by the code that runs it.
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

    /// Insets added to the safe area of the view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    /// The insets of the view that a container's bars cover; set by the container.
    var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    /// Called after the safe area of the view has changed. Overrides call `super`.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view have changed. Overrides call `super`.
    open func viewLayoutMarginsDidChange() {}

    /// The minimum side margins of the view; zero at the top and bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the margins of the view are at least those of the system. The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.marginsMayHaveChanged() }
    }

    // MARK: Screens without content

    /// What covers the view as long as there is no content, for example a ``UIContentUnavailableConfiguration``; nil,
    /// the default, shows the view alone.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set { setUnavailableContent(newValue) }
    }
    var unavailableContent: ControllerUnavailableContent?
    /// True until the first layout of the view.
    var needsUnavailableContentUpdate = true

    /// The traits, and the text of the search in the navigation item's search controller.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsUnavailableContentUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the first layout of the view, and before the next one after a change of the traits, of the text
    /// that is searched for, and ``setNeedsUpdateContentUnavailableConfiguration()``. Overrides set
    /// ``contentUnavailableConfiguration``. The default updates the configuration that is set for the state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updateUnavailableContent(for: state)
    }

    // MARK: Traits

    /// The traits of the controller: those of its parent or window, with its overrides.
    open var traitCollection: UITraitCollection { knownTraits ?? derivedTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of the controller and its contents; `.unspecified`, the default, inherits it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { traitSourcesDidChange() }
    }

    /// Trait values that replace the inherited ones in this controller and its contents.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits?.values ?? TraitValues()) }
        set {
            ownTraits = UITraitCollection(newValue.values)
            traitSourcesDidChange()
        }
    }

    /// Updates the traits now, if what they derive from has changed, and calls the handlers of their changes.
    open func updateTraitsIfNeeded() { traitSourcesDidChange() }

    /// Sets traits that replace a child's inherited ones; nil removes them. They end with the parenthood.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.traitSourcesDidChange()
    }

    /// Returns what was set for the child; nil if nothing was.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childOverrides[ObjectIdentifier(childViewController)]
    }

    // MARK: Title and editing

    /// Shown by containers. Setting it also sets the title of the navigation item.
    open var title: String? {
        get { ownTitle }
        set { changing("title") { ownTitle = newValue } }
    }

    private var ownTitle: String? {
        didSet { madeNavigationItem?.title = ownTitle }
    }

    /// Nil until ``navigationItem`` is read.
    private(set) var madeNavigationItem: UINavigationItem?

    /// The navigation bar's content for this controller. Created with ``title`` when it is first read.
    open var navigationItem: UINavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        madeNavigationItem = item
        return item
    }

    /// The nearest navigation controller among the ancestors.
    open var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }

    /// The items that the navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { givenToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var givenToolbarItems: [UIBarButtonItem]?

    /// Sets the items that the navigation controller's toolbar shows for this controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        givenToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bottom bar is hidden while this controller, or one above it, is on top. Set it before the push.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view extends under bars. The default is all edges.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.navigationBar.bars?.update() } }
    }

    /// Has the bars at some edges follow a scroll view: their background depends on where its content is. The navigation
    /// bar and a toolbar follow that of the top, a tab bar that of the bottom. Not retained.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        barScrollViews.set(scrollView, for: edge)
        barScrollViewsDidChange()
    }

    /// Returns what was set for one edge; nil has the bar follow the view itself, or its first subview that scrolls.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        barScrollViews.scrollView(at: edge)
    }
    private var barScrollViews = BarScrollViews()

    /// Whether a scroll view whose `contentInsetAdjustmentBehavior` is `.automatic` is inset by the bars even if it
    /// cannot scroll. The default is true. Setting the behavior of the scroll view itself is the newer way.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set { adjustsScrollViewInsets = newValue }
    }
    var adjustsScrollViewInsets = true {
        didSet { if adjustsScrollViewInsets != oldValue { viewIfLoaded?.safeAreaInsetsDidChange() } }
    }

    /// Whether the view also extends under bars that are not translucent. The default is false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet {
            if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.navigationBar.bars?.update() }
        }
    }

    /// The tab of this controller in a tab bar controller. Created with ``title`` when it is first read.
    open var tabBarItem: UITabBarItem! {
        get {
            if let givenTabBarItem { return givenTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            givenTabBarItem = item
            return item
        }
        set {
            givenTabBarItem = newValue
            tabBarController?.members.itemsDidChange()
        }
    }
    /// Nil until it is set or read.
    private(set) var givenTabBarItem: UITabBarItem?

    /// The tab that created the controller; nil for a controller that no tab created.
    public internal(set) weak var tab: UITab?

    /// The nearest tab bar controller among the ancestors.
    open var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let tabs = current as? UITabBarController { return tabs }
            controller = current.parent
        }
        return nil
    }

    /// Whether the controller's contents are edited. The default is false. Setting it calls
    /// `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    /// Overrides call `super` first.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        madeEditButton?.show(isEditing: editing)
    }

    /// A bar button item with the title Edit or Done that toggles ``isEditing``, animated.
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

    /// Called when memory should be released. Overrides call `super`.
    open func didReceiveMemoryWarning() {}

    // MARK: State restoration

    /// The name by which the state of the controller is saved. Nil, the default, for a controller that is not saved,
    /// with everything that it contains and presents.
    open var restorationIdentifier: String? {
        get { RestorationIdentity.of(self)?.identifier }
        set { if newValue != restorationIdentifier { RestorationIdentity.made(for: self).identifier = newValue } }
    }

    /// The class that creates the controller when the application is restored. With nil, the default, the application's
    /// delegate is asked, and then the controller that has the same identifiers by now, or the storyboard, is used.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { RestorationIdentity.of(self)?.restorationClass }
        set { RestorationIdentity.made(for: self).restorationClass = newValue }
    }

    /// Called when the state of the application is saved. Overrides call `super`. A container encodes its children,
    /// which are saved because of that; navigation controllers and tab bar controllers do, other controllers encode
    /// the controller that they present.
    open func encodeRestorableState(with coder: NSCoder) { encodePresentedController(in: coder) }

    /// Called when the state of the application is restored, after all controllers were found or created. Overrides
    /// call `super`.
    open func decodeRestorableState(with coder: NSCoder) { decodePresentedController(from: coder) }

    /// Called after all objects have decoded their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Orientation

    // Windows do not rotate on a desktop. UIKit asks for the orientations again as on iOS, and uses them for nothing.
    /// Asked and without effect: windows do not rotate. The default is true.
    open var shouldAutorotate: Bool { true }
    /// Asked and without effect: windows do not rotate.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Asked and without effect: windows do not rotate.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Has ``supportedInterfaceOrientations`` asked for again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { SystemBars.setNeedsUpdate() }
    @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
    open class func attemptRotationToDeviceOrientation() { SystemBars.setNeedsUpdate() }

    // Called by the default implementation of ``viewWillTransition(to:with:)`` when the window's shape changes between
    // upright and wide.
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Containers that return false make the calls of their children themselves.
    @available(*, deprecated, message: "Implement viewWillTransition(to:with:) instead")
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }

    // MARK: System bars

    // Windows of a desktop have no status bar and no home indicator. UIKit asks for these values when they may have
    // changed, as on iOS; the test driver reads them (`TestApplication.systemBars`).

    /// What the controller wants of a status bar, which a desktop does not have; tests can ask for it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// What the controller wants of a status bar, which a desktop does not have; tests can ask for it.
    open var prefersStatusBarHidden: Bool { false }
    /// How a status bar would change.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Nil means that this controller decides.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Has the values of the status bar asked for again.
    open func setNeedsStatusBarAppearanceUpdate() { SystemBars.setNeedsUpdate() }
    /// Whether a presented controller that does not cover the screen decides about the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// What the controller wants of the home indicator, which a desktop does not have; tests can ask for it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Nil means that this controller decides.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Has ``prefersHomeIndicatorAutoHidden`` asked for again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemBars.setNeedsUpdate() }
    /// The edges at which a device's gestures would wait. Without effect on a desktop.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Nil means that this controller decides.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Has ``preferredScreenEdgesDeferringSystemGestures`` asked for again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { SystemBars.setNeedsUpdate() }

    // MARK: Focus

    /// Whether the item that had the focus in the view gets it again when the view appears again. The default is true.
    open var restoresFocusAfterTransition: Bool {
        get { Attachments.focus(of: self, \.restores) ?? true }
        set { Attachments.setFocus(of: self, \.restores, to: newValue) }
    }
    open var focusGroupIdentifier: String? {
        get { Attachments.focus(of: self, \.group) }
        set { Attachments.setFocus(of: self, \.group, to: newValue) }
    }
    open var preferredFocusedView: UIView? { viewIfLoaded }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusedView.map { [$0] } ?? [] }
    /// The superview of the view; without one the parent.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    open func setNeedsFocusUpdate() { UIFocusSystem.existing(for: self)?.requests.addReset(of: self) }
    open func updateFocusIfNeeded() { UIFocusSystem.existing(for: self)?.requests.perform(in: self) }
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Previews

    /// The actions that are offered while the controller is previewed. The default is none.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Key commands

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added. Overrides call `super`.
    open override var keyCommands: [UIKeyCommand]? {
        addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands
    }

    /// Adds a command that the controller gets while it is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a command that was added by ``addKeyCommand(_:)``.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The view's superview, or the presenting controller of a presented root.
    open override var next: UIResponder? { loadedView?.superview ?? presenterLink ?? parentLink }

    override var responderWindow: UIWindow? { loadedView?.window }

    nonisolated open override var description: String {
        "<\(ClassName(type(of: self))): \(ObjectAddress(self))>"
    }

    /// How the window's scene is turned.
    @available(*, deprecated, message: "Use the orientation of the window's scene")
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// The same as ``isModalInPresentation``.
    @available(*, deprecated, renamed: "isModalInPresentation")
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The presentation controller of the sheet in which this controller, or an ancestor, is or will be presented. Nil
    /// for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The nearest split view controller among the ancestors.
    open var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let split = current as? UISplitViewController { return split }
            controller = current.parent
        }
        return nil
    }

    /// Shows previews for presses on a view: a long press shows the controller that the delegate returns, and a tap on
    /// it commits it. The preview is that of a context menu, which has the actions of the controller's
    /// ``previewActionItems``.
    ///
    /// - Returns: The registration, which ends with the source view or with
    ///   ``unregisterForPreviewing(withContext:)``. The delegate is not retained.
    @available(*, deprecated, message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction.")
    @discardableResult
    open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
        sourceView.addInteraction(context.interaction)
        return context
    }

    /// Ends a registration for previews.
    @available(*, deprecated, message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction.")
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let context = previewing as? PreviewingContext else { return }
        context.sourceView.removeInteraction(context.interaction)
    }

    // MARK: What a desktop does not ask for

    /// Stored only: nobody measures the controller's interactions.
    open var interactionActivityTrackingBaseName: String?

    /// Nil; not asked.
    @available(*, deprecated, message: "Header views are animated along with the rest of the view hierarchy")
    open func rotatingHeaderView() -> UIView? { nil }

    /// Nil; not asked.
    @available(*, deprecated, message: "Footer views are animated along with the rest of the view hierarchy")
    open func rotatingFooterView() -> UIView? { nil }

    /// The controller whose ``prefersPointerLocked`` counts in place of this one's; nil by default. Not asked.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Whether the pointer should stay where it is while it moves; false by default. Not asked: the pointer belongs to
    /// the desktop.
    open var prefersPointerLocked: Bool { false }

    /// Does nothing, since the pointer is never locked.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
}
