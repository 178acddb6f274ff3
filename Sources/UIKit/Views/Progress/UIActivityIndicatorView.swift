/// A spinning indicator for an activity of unknown duration.
///
/// It has the size of its style, and is visible only while it is animating, unless ``hidesWhenStopped`` is false.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
        case whiteLarge = 0
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case white = 1
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case gray = 2
    }

    private let spinner = ActivitySpinner()

    /// Creates an indicator with the size of the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: ActivitySpinner.size(of: style)))
        finishInit()
    }

    /// Creates an indicator with the style ``Style/medium``. A frame of size zero gets the size of the style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
        if frame.size == .zero { bounds.size = spinner.size }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decodeState(from: coder)
        style = coder.decodeValue(Style.self, forKey: "UIActivityIndicatorViewStyle") ?? .medium
        if coder.containsValue(forKey: "UIHidesWhenStopped") {
            hidesWhenStopped = coder.decodeBool(forKey: "UIHidesWhenStopped")
        }
        finishInit()
        decodeShared(from: coder)
        isHidden = hidesWhenStopped
        if let color = coder.decode(UIColor.self, forKey: "UIActivityIndicatorColor") { self.color = color }
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(isAnimating, forKey: "UIAnimating")
        coder.encode(color, forKey: "UIActivityIndicatorColor")
    }

    override var archivedSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .activity }
    override var accessibilityCondition: AccessibilityCondition { AccessibilityCondition(isBusy: isAnimating) }
    override var defaultAccessibilityLabel: String? {
        isAnimating ? SystemText.inProgress.string : SystemText.progressHalted.string
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    private func finishInit() {
        isUserInteractionEnabled = false
        addSubview(spinner)
        showStyle()
        isHidden = hidesWhenStopped
    }

    /// Setting it resizes the view around its center and resets ``color``.
    open var style = Style.medium {
        didSet {
            MainThreadChecker.check()
            guard style != oldValue else { return }
            ownColor = nil
            showStyle()
            bounds.size = spinner.size
        }
    }

    /// The color of the blades, which have different levels of its alpha. Setting nil restores the color of the style.
    open var color: UIColor! {
        get { ownColor ?? ActivitySpinner.color(of: style) }
        set {
            ownColor = newValue
            spinner.color = color
        }
    }

    private var ownColor: UIColor?

    private func showStyle() {
        spinner.style = style
        spinner.color = color
        setNeedsLayout()
    }

    /// Whether the view is hidden while it is not animating. The default is true.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the indicator animates; it turns only while it is in a window.
    open private(set) var isAnimating = false

    /// Shows the view and spins; does nothing if it is animating already.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        spinner.isTurning = window != nil
    }

    /// Ends the animation, and hides the view if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        spinner.isTurning = false
        if hidesWhenStopped { isHidden = true }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        spinner.isTurning = isAnimating && window != nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.bounds.size = spinner.size
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { spinner.size }

    open override var intrinsicContentSize: CGSize { spinner.size }

    override var dumpDetails: [String] { isAnimating ? ["animating"] : [] }
}
