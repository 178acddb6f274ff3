// The names of the library MBProgressHUD 1.2, whose Objective-C Linux cannot compile. The implementation is Trestle's own.
@_exported import UIKit

/// Covers a view, and shows a panel with an indicator and short texts in it while work goes on. The HUD takes all touches
/// of the view that it covers; `isUserInteractionEnabled = false` lets them through.
/// - Linux: works
@preconcurrency @MainActor
open class MBProgressHUD: UIView {
    /// Receives the state of the HUD.
    open weak var delegate: (any MBProgressHUDDelegate)?
    /// Called after the HUD is hidden, before the delegate.
    open var completionBlock: MBProgressHUDCompletionBlock?
    /// Seconds from ``show(animated:)`` until the HUD appears. A HUD that is hidden earlier never appears. The default is 0.
    open var graceTime: TimeInterval = 0
    /// Seconds for which the HUD is shown at least. The default is 0.
    open var minShowTime: TimeInterval = 0
    /// Whether the HUD is removed from its superview when it is hidden. The default is false; ``showAdded(to:animated:)``
    /// and ``hide(for:animated:)`` set it.
    open var removeFromSuperViewOnHide = false
    /// How the HUD appears and disappears. The default is `.fade`.
    open var animationType = MBProgressHUDAnimation.fade

    /// What is shown above the labels. The default is `.indeterminate`.
    open var mode = MBProgressHUDMode.indeterminate {
        didSet { if mode != oldValue { showIndicator() } }
    }

    /// The color of the labels, the button and the indicator. The default is `UIColor.label` with 70 % opacity; nil leaves
    /// the colors as they are.
    open var contentColor: UIColor? = defaultContentColor {
        didSet { if contentColor != oldValue { applyContentColor() } }
    }

    /// The distance of the panel from the center of the view. ``MBProgressMaxOffset``, or its negative, moves it to an edge
    /// as far as the margin allows. The default is zero.
    open var offset = CGPoint.zero {
        didSet { if offset != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The least distance between the panel's edges and its contents, and between the panel and the edges of the view. The
    /// default is 20.
    open var margin: CGFloat = 20 {
        didSet { if margin != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The least size of the panel. The default is zero.
    open var minSize = CGSize.zero {
        didSet { if minSize != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the panel is as wide as it is high, if that is possible. The default is false.
    open var isSquare = false {
        didSet { if isSquare != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the panel moves with the device. Desktops have no sensors for it. The default is false.
    /// - Linux: no effect
    open var areDefaultMotionEffectsEnabled = false {
        didSet { if areDefaultMotionEffectsEnabled != oldValue { panelMotion.isOn = areDefaultMotionEffectsEnabled } }
    }

    /// What the indicator shows, from 0 to 1. The default is 0.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { showProgress() } }
    }

    /// What sets ``progress`` while the HUD is shown, in each frame.
    open var progressObject: Progress? {
        didSet { if progressObject !== oldValue { followProgress(true) } }
    }

    /// The panel with the indicator and the labels.
    public let bezelView = MBBackgroundView()
    /// The view behind the panel, of the size of the HUD. It is transparent by default.
    public let backgroundView = MBBackgroundView()

    /// The view that is shown in the mode `.customView`. Its intrinsic size is its size.
    open var customView: UIView? {
        didSet { if customView !== oldValue, mode == .customView { showIndicator() } }
    }

    /// A short text below the indicator.
    public let label = UILabel()
    /// A longer text below the label, of any number of lines.
    public let detailsLabel = UILabel()
    /// A button below the texts. It is shown if it has an action and a title.
    public let button: UIButton = RoundedButton()

    /// One object, which appearance proxies recognize.
    private static let defaultContentColor = UIColor.label.withAlphaComponent(0.7)

    private(set) var indicator: UIView?
    private(set) var hasFinished = false
    private var shownSince: CFTimeInterval?
    private var isAnimated = false
    private var graceCall: DelayedCall?
    private var minShowCall: DelayedCall?
    private var hideCall: DelayedCall?
    private var progressLink: CADisplayLink?
    private lazy var panelMotion = PanelMotion(bezelView)
    private lazy var panelLayout = PanelLayout(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Creates a HUD of the size of a view, to which it has to be added.
    public convenience init(view: UIView) { self.init(frame: view.bounds) }

    /// Creates a HUD, adds it to a view, and shows it. It is removed when it is hidden.
    @discardableResult
    open class func showAdded(to view: UIView, animated: Bool) -> Self {
        let hud = newObject(frame: view.bounds)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Hides and removes the topmost HUD of a view that is not being hidden.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// Returns the topmost HUD among the subviews of a view that is not being hidden.
    open class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }
            .first { $0.isKind(of: self) && !$0.hasFinished }
    }

    /// Shows the HUD, after ``graceTime``.
    open func show(animated: Bool) {
        minShowCall?.cancel()
        isAnimated = animated
        hasFinished = false
        guard graceTime > 0 else { return appear() }
        graceCall?.cancel()
        graceCall = DelayedCall(after: graceTime) { self.appear() }
    }

    /// Hides the HUD, when ``minShowTime`` is over.
    open func hide(animated: Bool) {
        graceCall?.cancel()
        isAnimated = animated
        hasFinished = true
        if let shownSince {
            let rest = minShowTime - (CACurrentMediaTime() - shownSince)
            if rest > 0 {
                minShowCall?.cancel()
                // The HUD stays until then even if nobody else keeps it.
                minShowCall = DelayedCall(after: rest) { self.disappear() }
                return
            }
        }
        disappear()
    }

    /// Hides the HUD after a number of seconds, unless it is shown again before. A later call replaces an earlier one.
    open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        hideCall?.cancel()
        hideCall = DelayedCall(after: delay) { self.hide(animated: animated) }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { frame = superview.bounds }
    }

    open override func updateConstraints() {
        panelLayout.update()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        if !needsUpdateConstraints() { panelLayout.updateSpaces() }
        super.layoutSubviews()
    }

    // MARK: Appearing and disappearing

    private func appear() {
        bezelView.layer.removeAllAnimations()
        backgroundView.layer.removeAllAnimations()
        hideCall?.cancel()
        shownSince = CACurrentMediaTime()
        alpha = 1
        followProgress(true)
        if isAnimated {
            PanelZoom(animationType, isAppearing: true).run(bezelView, backgroundView) {}
        } else {
            bezelView.alpha = 1
            backgroundView.alpha = 1
        }
    }

    private func disappear() {
        hideCall?.cancel()
        let wasShown = shownSince != nil
        shownSince = nil
        if isAnimated, wasShown {
            PanelZoom(animationType, isAppearing: false).run(bezelView, backgroundView) { self.end() }
        } else {
            bezelView.alpha = 0
            backgroundView.alpha = 0
            end()
        }
    }

    private func end() {
        followProgress(false)
        // It may have been shown again during the animation.
        if hasFinished {
            alpha = 0
            if removeFromSuperViewOnHide { removeFromSuperview() }
        }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    // MARK: Contents

    private func prepare() {
        Self.addMembers
        isOpaque = false
        backgroundColor = .clear
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.allowsGroupOpacity = false
        backgroundView.style = .solidColor
        backgroundView.backgroundColor = .clear
        backgroundView.frame = bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bezelView.translatesAutoresizingMaskIntoConstraints = false
        bezelView.layer.cornerRadius = 5
        for view in [backgroundView, bezelView] {
            view.alpha = 0
            addSubview(view)
        }
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        for label in [label, detailsLabel, button.titleLabel] { label?.textAlignment = .center }
        for view in [label, detailsLabel, button] { addToPanel(view) }
        showIndicator()
    }

    private func addToPanel(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentCompressionResistancePriority(PanelLayout.contentPriority, for: .horizontal)
        view.setContentCompressionResistancePriority(PanelLayout.contentPriority, for: .vertical)
        bezelView.addSubview(view)
    }

    private func showIndicator() {
        let new = newIndicator()
        if new !== indicator {
            indicator?.removeFromSuperview()
            if let new { addToPanel(new) }
            indicator = new
        }
        (indicator as? MBRoundProgressView)?.isAnnular = mode == .annularDeterminate
        showProgress()
        applyContentColor()
        setNeedsUpdateConstraints()
    }

    /// The view that the mode wants: the current one, if it is of the kind.
    private func newIndicator() -> UIView? {
        switch mode {
        case .indeterminate:
            if indicator is UIActivityIndicatorView { return indicator }
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            return spinner
        case .determinateHorizontalBar: return indicator as? MBBarProgressView ?? MBBarProgressView()
        case .determinate, .annularDeterminate: return indicator as? MBRoundProgressView ?? MBRoundProgressView()
        case .customView: return customView
        case .text: return nil
        }
    }

    private func showProgress() {
        switch indicator {
        case let bar as MBBarProgressView: bar.progress = progress
        case let circle as MBRoundProgressView: circle.progress = progress
        // Custom views may show the progress too.
        case let view? where view.responds(to: Selector("setProgress:")): view.setValue(progress, forKey: "progress")
        default: break
        }
    }

    private func applyContentColor() {
        guard let contentColor else { return }
        label.textColor = contentColor
        detailsLabel.textColor = contentColor
        button.setTitleColor(contentColor, for: .normal)
        IndicatorColor(contentColor).apply(to: indicator)
    }

    private func followProgress(_ isShown: Bool) {
        guard isShown, progressObject != nil else {
            progressLink?.invalidate()
            progressLink = nil
            return
        }
        guard progressLink == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            progress = Float(progressObject?.fractionCompleted ?? 0)
        }
        link.add(to: .main, forMode: .default)
        progressLink = link
    }

    /// The properties that an appearance proxy can set.
    private static let addMembers: Void = SourceMembers.add { source in
        source.add(MBProgressHUD.self) { members in
            members.property("contentColor", \.contentColor)
            members.property("animationType", \.animationType)
            members.property("offset", \.offset)
            members.property("margin", \.margin)
            members.property("minSize", \.minSize)
            members.property("square", \.isSquare)
            members.property("defaultMotionEffectsEnabled", \.areDefaultMotionEffectsEnabled)
        }
    }
}
