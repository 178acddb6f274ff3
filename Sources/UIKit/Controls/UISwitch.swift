/// A control that is turned on or off by a tap or a slide.
///
/// Sends `valueChanged` when the user changes it, never for changes made in code. The size is fixed: the size of a
/// frame that is set is ignored.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The appearance of a switch. The raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Lets the system choose, which chooses `sliding` here; the default.
        case automatic = 0
        /// A box with a title, which UIKit has in the Mac's idiom only.
        case checkbox = 1
        /// A thumb that slides on a track.
        case sliding = 2
    }

    /// The style that is asked for. It changes nothing here, as on a phone: ``style`` is always `.sliding`.
    open var preferredStyle = Style.automatic { didSet { MainThreadChecker.check() } }

    /// The look of the switch; here always the same.
    open var style: Style { .sliding }

    /// The title of a check box; a sliding switch does not show it. Whether UIKit takes a title outside of the Mac's
    /// idiom is unverified.
    open var title: String? { didSet { MainThreadChecker.check() } }

    /// Images that have no effect, as since iOS 7.
    open var onImage: UIImage? { didSet { MainThreadChecker.check() } }
    /// Kept and not shown, as on iOS since version 7.
    open var offImage: UIImage? { didSet { MainThreadChecker.check() } }

    private let trackView = SwitchTrackView()

    /// The color of the track when the switch is on; nil, the default, is `UIColor.systemGreen`.
    open var onTintColor: UIColor? {
        didSet { trackView.onColor = onTintColor ?? .systemGreen }
    }

    /// The color of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { trackView.thumbColor = thumbTintColor ?? .white }
    }

    /// Whether the switch is on. Setting it moves the knob at once and sends no action. The default is false.
    open var isOn: Bool {
        get { trackView.isOn }
        set {
            MainThreadChecker.check()
            setOn(newValue, animated: false)
        }
    }

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        trackView.setOn(on, animated: animated && window != nil)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        coder.decode(Self.archived, of: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Self.archived, of: self)
    }

    override var archivedSubviews: [UIView] { [] }

    private func finishInit() {
        super.frame.size = trackView.size
        trackView.frame = bounds
        addSubview(trackView)
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .toggle }
    override var accessibilityCondition: AccessibilityCondition { AccessibilityCondition(isChecked: isOn) }
    override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: trackView.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: trackView.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { trackView.size }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: trackView.size)).size
    }

    /// Two points at the right of the frame are outside: constraints place 49 of its 51 points.
    open override var alignmentRectInsets: UIEdgeInsets { SystemMetrics.current.switches.overhang }

    // MARK: Touches

    /// Whether the finger has slid the thumb, so that lifting it is not a tap.
    private var hasSlid = false
    /// Whether the finger was last over the half in which the thumb is when the switch is on.
    private var wasOverOnSide = false

    /// The horizontal distance in points after which a touch slides the thumb; shorter than that of a drag.
    private static let slideBegin: CGFloat = 4  // unverified

    /// A horizontal movement slides the thumb; the enclosing scroll view gets the other directions.
    override func takesAtOnce(_ touch: UITouch) -> Bool {
        let travel = touch.travel
        return abs(travel.x) >= Self.slideBegin && abs(travel.x) > abs(travel.y)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasSlid = false
        // The touch may have moved while its delivery was delayed.
        let place = touch.location(in: self)
        wasOverOnSide = isOverOnSide(CGPoint(x: place.x - touch.travel.x, y: place.y - touch.travel.y))
        slide(to: place)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        slide(to: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    private func slide(to place: CGPoint) {
        let side = isOverOnSide(place)
        guard side != wasOverOnSide else { return }
        wasOverOnSide = side
        guard side != isOn else { return }
        hasSlid = true
        change(to: side)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard !hasSlid, let touch, bounds.contains(touch.location(in: self)) else { return }
        change(to: !isOn)
    }

    private func isOverOnSide(_ point: CGPoint) -> Bool {
        (point.x > bounds.midX) != isRightToLeft
    }

    private func change(to on: Bool) {
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        trackView.setPressed(isHighlighted, animated: window != nil)
        trackView.alpha = isEnabled ? 1 : SystemMetrics.current.switches.disabledAlpha
    }

    /// The ring is as round as the track.
    override var defaultFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(roundedRect: bounds, cornerRadius: bounds.height / 2, curve: .circular)
    }

    override var dumpDetails: [String] { [isOn ? "on" : "off"] + super.dumpDetails }
}

extension UISwitch: KeyOperated {
    var takesKeys: Bool { isEnabled }

    /// Space and return turn the switch, as a tap does.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard key.chooses else { return false }
        if !isRepeat { change(to: !isOn) }
        return true
    }
}
