/// A container that shows a list and its details side by side in windows of regular width, and one after the other in
/// compact ones.
///
/// The classic style has ``viewControllers``; since iOS 14, a style with two or three columns has a controller for each
/// column.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The value of a width that the system chooses. Its number is unverified.
    public nonisolated static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    /// How many columns there are.
    open private(set) var style: Style
    private(set) lazy var stage = SplitStage(of: self)
    private(set) lazy var collapsing = SplitCollapse(of: self, stage)

    /// The object that decides how columns collapse and expand; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UISplitViewControllerDelegate, Call>) -> (
        any UISplitViewControllerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// Creates a controller with two or three columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller from a storyboard, with the style that it gives.
    public required init?(coder: NSCoder) {
        style = coder.decodeValue(Style.self, forKey: "UISplitStyle") ?? .unspecified
        super.init(coder: coder)
        adoptColumns(in: coder)
    }

    // MARK: The controllers

    /// The primary and the secondary controller; only the primary one while the split view is collapsed. With columns,
    /// the controllers of the columns that are set.
    open var viewControllers: [UIViewController] {
        get { stage.viewControllers }
        set { stage.setViewControllers(newValue) }
    }

    /// Sets the controller of a column. It is shown in a navigation controller, which is made for it if it is none,
    /// except in the compact column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard mayHaveColumns(#function), column != .supplementary || style == .tripleColumn else { return }
        stage.set(vc, for: column)
    }

    /// Returns the controller of a column; nil without one.
    open func viewController(for column: Column) -> UIViewController? { stage.columns.application(column) }

    /// Shows a column, animated: beside or over the secondary one, or on top while the split view is collapsed.
    open func show(_ column: Column) {
        guard mayHaveColumns(#function) else { return }
        if isCollapsed { collapsing.show(column) } else { stage.show(column) }
    }

    /// Hides a column, animated. Does nothing for the secondary one, or while it is not shown.
    open func hide(_ column: Column) {
        guard mayHaveColumns(#function) else { return }
        if isCollapsed { collapsing.hide(column) } else { stage.hide(column) }
    }

    /// Raises for the classic style. The text is Trestle's; UIKit's is unverified.
    private func mayHaveColumns(_ function: String) -> Bool {
        if style != .unspecified { return true }
        Trestle.raise(
            .internalInconsistencyException, "\(function) is not supported by UISplitViewController without columns",
            hint: "Create it with init(style:), or set viewControllers.")
        return false
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        let handled =
            delegate(for: SplitViewControllerDelegateMethods.showController)?
            .splitViewController(self, show: vc, sender: sender)
        if handled != true { stage.showController(vc, sender: sender) }
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        let handled =
            delegate(for: SplitViewControllerDelegateMethods.showDetail)?
            .splitViewController(self, showDetail: vc, sender: sender)
        if handled != true { stage.showDetail(vc, sender: sender) }
    }

    // MARK: State restoration

    /// Encodes the controllers that have restoration identifiers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(in: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        decodeColumns(from: coder)
        super.decodeRestorableState(with: coder)
    }

    // MARK: Display modes

    /// Whether there is room for one column only, which is a stack then.
    open var isCollapsed: Bool { stage.isCollapsed }

    /// The default is `.automatic`: the primary column is beside the secondary one in windows that are wider than high,
    /// and hidden in others.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { stage.preferencesDidChange(keepsMode: false) }
    }

    /// Never `.automatic`.
    open var displayMode: DisplayMode { stage.mode }

    /// Used with columns. The default chooses by the size of the split view.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { stage.preferencesDidChange(keepsMode: false) } }
    }

    /// `.automatic` without columns.
    open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : stage.modes.behavior }

    /// Whether a swipe from the primary edge shows the hidden column, and a swipe back hides it. The default is true.
    open var presentsWithGesture = true {
        didSet { stage.buttons.update() }
    }

    /// Changes the display mode: a button for the navigation item of the secondary controller, without columns. It is a
    /// back button while the primary column is hidden, and hidden where it would do nothing.
    open var displayModeButtonItem: UIBarButtonItem { stage.buttons.classicItem }

    /// Used with columns, whose bars show the button by themselves.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { stage.buttons.update() }
    }

    /// Whether the secondary of three columns has a button that hides the others. The default is false.
    open var showsSecondaryOnlyButton = false {
        didSet { stage.buttons.update() }
    }

    /// The default is `.leading`.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { stage.preferencesDidChange(keepsMode: true) } }
    }

    /// The background of the primary column under Mac Catalyst; on iOS it has no effect. The default is `.none`.
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Widths

    var primaryWidth = SplitWidth() {
        didSet { if primaryWidth != oldValue { stage.preferencesDidChange(keepsMode: true) } }
    }
    var supplementaryWidth = SplitWidth() {
        didSet { if supplementaryWidth != oldValue { stage.preferencesDidChange(keepsMode: true) } }
    }

    /// The width of the primary column as a part of the window's, from 0 to 1. The default lets the controller choose.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { primaryWidth.fraction = newValue }
    }
    /// In points; used in place of the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { primaryWidth.preferred = newValue }
    }
    /// The smallest width of the primary column, in points. The default lets the controller choose.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { primaryWidth.minimum = newValue }
    }
    /// The default is 320 points for a preferred fraction.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { primaryWidth.maximum = newValue }
    }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { stage.arrangement.width(of: .primary) }

    /// The width of the supplementary column as a part of the window's, from 0 to 1. The default lets the controller
    /// choose.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { supplementaryWidth.fraction = newValue }
    }
    /// The width of the supplementary column, in points. The default lets the controller choose.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred }
        set { supplementaryWidth.preferred = newValue }
    }
    /// The smallest width of the supplementary column, in points. The default lets the controller choose.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { supplementaryWidth.minimum = newValue }
    }
    /// The largest width of the supplementary column, in points. The default lets the controller choose.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { supplementaryWidth.maximum = newValue }
    }
    /// 0 without three columns.
    open var supplementaryColumnWidth: CGFloat {
        style == .tripleColumn ? stage.arrangement.width(of: .supplementary) : 0
    }

    // MARK: The view

    open override func loadView() { view = stage.makeView() }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stage.adapt()
    }

    /// Appearance callbacks are forwarded to the columns that are seen.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage.willAppear(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage.didAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage.willDisappear(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.didDisappear()
    }

    /// The primary and the supplementary column of an expanded split view have a compact width.
    override func containerTraits(forChild child: UIViewController) -> UITraitCollection? {
        stage.isNarrow(child) ? UITraitCollection(horizontalSizeClass: .compact) : nil
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        stage.size(of: container, in: parentSize)
            ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate(for: SplitViewControllerDelegateMethods.supportedOrientations)?
            .splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate(for: SplitViewControllerDelegateMethods.preferredOrientation)?
            .splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
