import Foundation

/// A container that shows one page at a time, through which the user moves by scrolling.
///
/// There is no page curl, since layers are drawn flat: the pages of a book scroll, one at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Pages are beside each other; in right-to-left layouts the next one is on the left.
        case horizontal = 0
        /// Pages are below each other.
        case vertical = 1
    }

    /// Where the spine of a book with curling pages is.
    public enum SpineLocation: Int, Sendable {
        /// That of pages that scroll.
        case none = 0
        /// The left or upper edge, for page curls only.
        case min = 1
        /// The middle, for page curls only.
        case mid = 2
        /// The right or lower edge, for page curls only.
        case max = 3
    }

    /// Whether the next page or the one before comes.
    public enum NavigationDirection: Int, Sendable {
        /// The new page comes from where the next one would.
        case forward = 0
        /// The new page comes from where the one before would.
        case reverse = 1
    }

    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// Pages are those of a book. Here they scroll too, and a page has no back.
        case pageCurl = 0
        /// Pages scroll with the finger.
        case scroll = 1
    }

    /// The keys of the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the spine of the book is: a ``SpineLocation`` or its raw value. For page curls only.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The object that is told of page turns; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UIPageViewControllerDelegate, Call>) -> (
        any UIPageViewControllerDelegate
    )? {
        method.receiver(delegate, proxy)
    }

    /// Supplies the pages before and after the one that is shown. Without a data source the user cannot scroll. Setting
    /// it, also to the same object, asks for both pages again.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { stage.dataSourceDidChange() }
    }

    /// How pages were asked to be turned; here all of them scroll.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction in which pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// Where the spine of the book is; `.none` for pages that scroll. The default is `.min`, and `.mid` is `.min` too,
    /// since one page is shown at a time.
    open private(set) var spineLocation: SpineLocation
    /// Whether the pages of a book have backs, which are never seen: ``setViewControllers(_:direction:animated:completion:)``
    /// takes two controllers then, and shows the first one. Used by page curls only.
    open var isDoubleSided = false
    private(set) lazy var stage = PageStage(of: self, spacing: spacing)
    private let spacing: CGFloat

    /// Creates a controller without pages; show the first one with
    /// `setViewControllers(_:direction:animated:completion:)`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let given = options?[.interPageSpacing]
        spacing = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? CGFloat(given as? Int ?? 0)
        spineLocation = Self.spine(options?[.spineLocation], style)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages scroll horizontally.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing, spineLocation) = (.scroll, .horizontal, 0, .none)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller from a storyboard. Other coders give one whose pages scroll horizontally.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation =
            coder.decodeValue(NavigationOrientation.self, forKey: "UIPageOrientation") ?? .horizontal
        spacing = CGFloat(coder.decodeDouble(forKey: "UIPageSpacing"))
        spineLocation = .none
        super.init(coder: coder)
    }

    private class func spine(_ option: Any?, _ style: TransitionStyle) -> SpineLocation {
        guard style == .pageCurl else { return .none }
        let number = (option as? NSNumber)?.intValue ?? option as? Int
        let spine = option as? SpineLocation ?? number.flatMap(SpineLocation.init)
        return spine == .max ? .max : .min
    }

    /// The page that is shown.
    open var viewControllers: [UIViewController]? { stage.current.map { [$0] } ?? [] }

    /// The recognizer that turns the pages of a book; empty for pages that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? [stage.scrollView.panGestureRecognizer] : []
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: one controller; none for no page. A book whose pages have backs takes the back as well.
    ///   - direction: where the page comes from, if animated.
    ///   - completion: receives whether the animation ran to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let most = transitionStyle == .pageCurl && isDoubleSided ? 2 : 1
        if let count = viewControllers?.count, count > most {
            Trestle.raise(
                .invalidArgumentException,
                "The number of view controllers provided (\(count)) doesn't match the number required (\(most)) for the "
                    + "requested transition")
        }
        stage.show(viewControllers?.first, direction, animated: animated, completion)
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.clipsToBounds = true
        view.addSubview(stage.scrollView)
        self.view = view
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.layOut()
    }

    /// Appearance callbacks are forwarded to the pages that are seen.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage.willAppear(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage.current?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage.willDisappear(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage.current?.endAppearanceTransition()
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate(for: PageViewControllerDelegateMethods.supportedOrientations)?
            .pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate(for: PageViewControllerDelegateMethods.preferredOrientation)?
            .pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// Is informed about the user's movements through the pages. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user begins to move to another page; not for changes in code.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Called when a movement of the user has ended.
    ///
    /// - Parameter completed: false if the page of before is shown again.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Returns the orientations of the controller, in place of its own property. Asked and without effect: windows do
    /// not rotate.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// Asked and without effect: windows do not rotate.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

/// Supplies the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a page; nil if that is the first one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after a page; nil if that is the last one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots below the pages. Without this method there are none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the dot of the page that was shown by code.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
