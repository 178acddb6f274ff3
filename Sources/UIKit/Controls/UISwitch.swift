/// Turns one thing on or off by a tap or a slide.
///
/// Sends `valueChanged` when the user changed it, never for changes made in code. The size is the system's: a frame's size is ignored.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let face = SwitchFace()

    /// The track when on; nil, the default, is the system's green.
    open var onTintColor: UIColor? {
        didSet { face.onColor = onTintColor ?? .systemGreen }
    }

    /// Nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { face.thumbColor = thumbTintColor ?? .white }
    }

    open var isOn: Bool {
        get { face.isOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        face.setOn(on, animated: animated && window != nil)
        accessibilityValue = on ? "1" : "0"
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        isOn = coder.decodeBool(forKey: "UISwitchOn")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isOn, forKey: "UISwitchOn")
    }

    private func finishInit() {
        super.frame.size = face.size
        face.frame = bounds
        addSubview(face)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityValue = "0"
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: face.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: face.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { face.size }

    open override var intrinsicContentSize: CGSize { face.size }

    // MARK: Touches

    /// Whether the finger has slid the thumb, so that lifting it is no tap.
    private var hasSlid = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasSlid = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let side = isOverOnSide(touch.location(in: self))
        if side != isOverOnSide(touch.previousLocation(in: self)), side != isOn {
            hasSlid = true
            change(to: side)
        }
        return super.continueTracking(touch, with: event)
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
        face.setPressed(isHighlighted, animated: window != nil)
        face.alpha = isEnabled ? 1 : SystemMetrics.current.switches.disabledAlpha
    }

    override var dumpDetails: [String] { [isOn ? "on" : "off"] + super.dumpDetails }
}
