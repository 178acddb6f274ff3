// The names of the library JGProgressHUD 2.2, whose Objective-C Linux cannot compile. The implementation is Trestle's own.
@_exported import UIKit

/// Covers a view, and shows a panel with an indicator and texts in it. The panel stays within the layout margins of the HUD,
/// which are 20 points and the safe area, and above the keyboard.
/// - Linux: works
@preconcurrency @MainActor
open class JGProgressHUD: UIView {
    /// The look of the panel, which also colors the indicator and those labels whose color nobody has changed. An automatic
    /// style follows the appearance: `.dark`, or `.extraLight`.
    open var style: JGProgressHUDStyle {
        didSet { if style != oldValue { showStyle(after: oldValue) } }
    }

    /// The view in which the HUD is shown; nil while it is not shown.
    public internal(set) weak var targetView: UIView?
    /// The object that is told when the HUD appears and disappears.
    open weak var delegate: (any JGProgressHUDDelegate)?

    /// The panel, which is all that is seen of the HUD.
    public var hudView: UIView { panel }
    /// The view in the panel that has the labels and the indicator.
    public var contentView: UIView { panel.contentView }
    /// A short text below the indicator.
    public let textLabel: UILabel
    /// A longer text below the short one.
    public let detailTextLabel: UILabel

    /// What is above the texts. The default is a ``JGProgressHUDIndeterminateIndicatorView``; with nil the panel has texts
    /// alone. An indicator that is set gets the style and the progress of the HUD.
    open var indicatorView: JGProgressHUDIndicatorView? {
        didSet { if indicatorView !== oldValue { replace(oldValue) } }
    }

    /// The shadow around the panel. The default nil is none.
    open var shadow: JGProgressHUDShadow? {
        didSet { panel.shadow = shadow }
    }

    /// Where the panel is. The default is `.center`.
    open var position = JGProgressHUDPosition.center {
        didSet { layoutPanel() }
    }

    /// How the HUD appears and disappears. The default is a ``JGProgressHUDFadeAnimation``.
    open var animation: JGProgressHUDAnimation = JGProgressHUDFadeAnimation()

    /// Which touches the HUD takes. The default is `.blockAllTouches`.
    open var interactionType = JGProgressHUDInteractionType.blockAllTouches

    /// - Linux: no effect
    ///
    /// Whether the panel moves with the device. The default is `.device`.
    open var parallaxMode = JGProgressHUDParallaxMode.device

    /// Whether the panel is as wide as it is high. The default is false.
    open var square = false {
        didSet { layoutPanel() }
    }

    /// Whether the contents have the vibrancy of the panel's blur. The default is false.
    open var vibrancyEnabled = false {
        didSet { if vibrancyEnabled != oldValue { showStyle(after: style) } }
    }

    /// The radius of the panel's corners. The default is 10.
    open var cornerRadius: CGFloat {
        get { panel.cornerRadius }
        set { panel.cornerRadius = newValue }
    }

    /// Between the panel's edges and its contents. The default is 20 points each.
    open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
        didSet { layoutPanel() }
    }

    /// Whether the HUD is in a view, also during its animations.
    public var isVisible: Bool { superview != nil }

    /// What the indicator shows, from 0 to 1. The default is 0.
    open var progress: Float = 0 {
        didSet { indicatorView?.setProgress(progress, animated: isProgressAnimated) }
    }

    /// Seconds for which the HUD is shown at least. The default is 0.
    open var minimumDisplayTime: TimeInterval = 0
    /// Whether a screen reader is told that the HUD has appeared. The default is true.
    open var voiceOverEnabled = true

    /// Called when the panel is tapped, if its touches are taken.
    open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
    /// Called when the view is tapped outside of the panel, if its touches are taken.
    open var tapOutsideBlock: ((JGProgressHUD) -> Void)?

    let panel = Panel()
    let presence = Presence()
    private(set) var keyboardMark: KeyboardMark?
    private let isAutomatic: Bool
    private var isProgressAnimated = false

    /// Creates a HUD of a style.
    public init(style: JGProgressHUDStyle) {
        self.style = style
        isAutomatic = false
        (textLabel, detailTextLabel) = PanelLabel.pair(style)
        super.init(frame: .zero)
        prepare()
    }

    /// Creates a HUD whose style follows the appearance.
    public convenience init(automaticStyle: ()) { self.init(frame: .zero) }

    /// Creates a HUD whose style follows the appearance.
    public override init(frame: CGRect) {
        style = JGProgressHUDStyle(.current)
        isAutomatic = true
        (textLabel, detailTextLabel) = PanelLabel.pair(style)
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        style = JGProgressHUDStyle(.current)
        isAutomatic = true
        (textLabel, detailTextLabel) = PanelLabel.pair(style)
        super.init(coder: coder)
        prepare()
    }

    /// Changes the progress. A number outside of 0 to 1 counts as the nearer of both.
    open func setProgress(_ progress: Float, animated: Bool) {
        isProgressAnimated = animated
        self.progress = min(max(progress, 0), 1)
        isProgressAnimated = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutPanel()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followAppearance()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard interactionType != .blockNoTouches else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self && interactionType == .blockTouchesOnHUDView ? nil : hit
    }

    func followAppearance() {
        if isAutomatic { style = JGProgressHUDStyle(traitCollection) }
    }

    /// Places the panel and its contents, at once, so that changes in an animation move with it.
    func layoutPanel() {
        guard targetView != nil else { return }
        PanelLayout(self).apply()
    }

    private func prepare() {
        isHidden = true
        backgroundColor = .clear
        layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        keyboardMark = KeyboardMark(in: self) { [weak self] in self?.layoutPanel() }
        addSubview(panel)
        for case let label as PanelLabel in [textLabel, detailTextLabel] {
            label.onChange = { [weak self] in self?.layoutPanel() }
            contentView.addSubview(label)
        }
        panel.show(style, isVibrant: false)
        indicatorView = JGProgressHUDIndeterminateIndicatorView()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: JGProgressHUD.tapped(_:)))
    }

    private func replace(_ old: JGProgressHUDIndicatorView?) {
        old?.removeFromSuperview()
        if let indicatorView {
            // An indicator that is made in an animation would grow from nothing.
            indicatorView.layer.removeAllAnimations()
            contentView.addSubview(indicatorView)
            indicatorView.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
            indicatorView.setProgress(progress, animated: false)
        }
        layoutPanel()
    }

    private func showStyle(after old: JGProgressHUDStyle) {
        panel.show(style, isVibrant: vibrancyEnabled)
        for label in [textLabel, detailTextLabel] where label.textColor == old.contentColor {
            label.textColor = style.contentColor
        }
        indicatorView?.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        (panel.bounds.contains(recognizer.location(in: panel)) ? tapOnHUDViewBlock : tapOutsideBlock)?(self)
    }
}
