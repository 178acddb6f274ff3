/// Refreshes the content of a scroll view that is pulled down past its top.
///
/// Assign it to ``UIScrollView/refreshControl``, or add it to a scroll view as a subview. When the finger has pulled far
/// enough, the control sends `valueChanged` and spins, also while the finger is still down, until ``endRefreshing()`` is
/// called. Meanwhile it adds its height to the scroll view's adjusted content inset, from the end of the drag on.
/// Scrolling in code never sends the action. Where nothing can be pulled, control and R, command and R, or F5 trigger the
/// nearest control on the screen.
///
/// The scroll view sets the control's frame, and hides it while it is neither pulled nor refreshing. In a scroll view with
/// a large title above it the control is between the bar's row and the title.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let content = RefreshContent()
    private var ownTitle: NSAttributedString?

    /// Creates a control of the standard size. A designated initializer: subclasses override it.
    public init() {
        super.init(frame: .zero)
        finishInit()
        frame.size = CGSize(width: 320, height: neededHeight)
    }

    /// A frame of size zero gets the standard size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
        if frame.size == .zero { self.frame.size = CGSize(width: 320, height: neededHeight) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        isUserInteractionEnabled = false
        spinner.color = color
        spinner.didDisappear = { [weak self] in self?.pull?.contentDidMove() }
        addSubview(content)
    }

    private var spinner: RefreshSpinner { content.spinner }

    // MARK: Refreshing

    /// Whether the control is refreshing: from the trigger, or from ``beginRefreshing()``, to ``endRefreshing()``.
    open private(set) var isRefreshing = false

    /// Shows that a refresh is in progress that the user did not start. Sends no action, and does not move the content.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        startSpinning()
        pull?.refreshingDidBegin()
    }

    /// Ends the refreshing. The content moves back with an animation, when no finger is on it. Must be called after every
    /// refresh.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.disappear()
        pull?.refreshingDidEnd()
    }

    /// Called when a pull or a key triggers the control.
    func trigger() {
        guard !isRefreshing else { return }
        startSpinning()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    private func startSpinning() {
        isRefreshing = true
        spinner.isTurning = window != nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        spinner.isTurning = isRefreshing && window != nil
        // The scroll view may have left a window whose bar shows the content.
        if window == nil { showContent(in: nil) } else { pull?.contentDidMove() }
    }

    // MARK: Look

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = color
    }

    /// The tint color if it was set for the control itself, otherwise a gray of the system.
    private var color: UIColor {
        if let ownTint { return ownTint }
        return Trestle.look == .classic ? SystemColor.activityWheel.dynamic : UIColor.label.withAlphaComponent(0.847)
    }

    /// The text below the spinner; nil, the default, for none. The control becomes as much higher.
    open var attributedTitle: NSAttributedString? {
        get { ownTitle }
        set {
            ownTitle = newValue
            content.title.attributedText = newValue.map(styled)
            content.setNeedsLayout()
            pull?.heightDidChange()
        }
    }

    /// Parts without a font or color get the standard ones.
    private func styled(_ text: NSAttributedString) -> NSAttributedString {
        let size = SystemMetrics.current.refreshControls.titleSize
        let styled = NSMutableAttributedString(
            string: text.string,
            attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            styled.addAttributes(attributes, range: range)
        }
        return styled
    }

    /// How much of a pull has been made, from 0 to 1; shown while the control is not refreshing.
    func showPull(_ share: CGFloat, distance: CGFloat) {
        if !isRefreshing { spinner.progress = share }
        guard spinner.height != distance else { return }
        spinner.height = distance
        content.setNeedsLayout()
    }

    /// Whether the spinner still leaves after the end of a refresh.
    var isLeaving: Bool { spinner.isLeaving }

    // MARK: Layout

    /// The height of the control, which the content inset grows by.
    var neededHeight: CGFloat {
        SystemMetrics.current.refreshControls.height + content.titleHeight(width: bounds.width)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: neededHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.setNeedsLayout()
        content.show(in: content.superview ?? self, over: self)
    }

    /// Shows the spinner and the title in the background of a bar that covers the control; nil for the control itself.
    func showContent(in ground: UIView?) {
        content.show(in: ground ?? self, over: self)
    }

    // MARK: The scroll view

    /// The part of the scroll view that drives the control; nil outside scroll views, and if another control has taken
    /// its place.
    private var pull: PullToRefresh? {
        let pull = (superview as? UIScrollView)?.pullToRefresh
        return pull?.control === self ? pull : nil
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview !== superview { pull?.controlWillLeave() }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let scrollView = superview as? UIScrollView, pull == nil else { return }
        scrollView.pullToRefresh?.controlWillLeave()
        let pull = PullToRefresh(scrollView: scrollView, control: self)
        scrollView.pullToRefresh = pull
        pull.controlDidCome()
    }

    override var dumpDetails: [String] { super.dumpDetails + (isRefreshing ? ["refreshing"] : []) }

    /// F5, or R with control, refreshes.
    override var isPassedByKeys: Bool { true }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityCondition: AccessibilityCondition { AccessibilityCondition(isBusy: isRefreshing) }
    /// Refreshes as a pull does.
    open override func accessibilityActivate() -> Bool {
        guard let pull else { return false }
        pull.triggerByKey()
        return true
    }
    override var defaultAccessibilityLabel: String? {
        ownTitle?.string ?? (isRefreshing ? SystemText.refreshing.string : SystemText.pullToRefresh.string)
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.updatesFrequently)
    }
}
