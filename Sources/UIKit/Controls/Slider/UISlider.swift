/// A control that selects a value from a range with a thumb on a track.
///
/// Only touches on the thumb move it. Sends `valueChanged` when the user moves it, never for changes made in code.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let parts = SliderParts()

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
        parts.add(to: self)
        valueDidChange()
        if frame.height == 0 { bounds.size.height = SystemMetrics.current.sliders.height }
    }

    // MARK: Values

    /// The value, limited to the range; the default is 0.
    open var value: Float {
        get { ownValue }
        set { changing("value") { ownValue = clamped(newValue) } }
    }

    private var ownValue: Float = 0 {
        didSet { if ownValue != oldValue { valueDidChange() } }
    }

    /// The start of the range; the default is 0. Setting it above ``maximumValue`` also raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// The end of the range; the default is 1. Setting it below ``minimumValue`` also lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Sets the value without sending an event. The duration of the animation depends on the distance.
    open func setValue(_ value: Float, animated: Bool) {
        let distance = abs(Double(fraction(of: clamped(value)) - fraction(of: self.value)))
        guard animated, window != nil, distance > 0 else {
            self.value = value
            return
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: SystemMetrics.current.sliders.travelDuration * distance, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.value = value
            self.layoutIfNeeded()
        }
    }

    /// Whether `valueChanged` is sent while the thumb moves. If false, it is sent once, when the touch ends. The
    /// default is true.
    open var isContinuous = true { didSet { MainThreadChecker.check() } }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    private func rangeDidChange() {
        value = ownValue
        setNeedsLayout()
    }

    private func valueDidChange() {
        setNeedsLayout()
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .slider }
    override var accessibilityNumber: AccessibilityNumber? {
        AccessibilityNumber(
            Double(value), from: Double(minimumValue), to: Double(maximumValue),
            step: Double(maximumValue - minimumValue) / 10)
    }
    override func changeAccessibilityNumber(to value: Double) -> Bool {
        self.value = Float(value)
        sendActions(for: .valueChanged)
        return true
    }
    override var defaultAccessibilityValue: String? { "\(Int((fraction(of: value) * 100).rounded()))%" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    /// Increases the value by a tenth of the range and sends `valueChanged`.
    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        value += (maximumValue - minimumValue) * part
        sendActions(for: .valueChanged)
    }

    /// Returns the position of a value in the range, from 0 to 1.
    private func fraction(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    // MARK: Appearance

    /// The image before the track; ``maximumValueImage`` is after it, in reading direction.
    open var minimumValueImage: UIImage? {
        didSet { lookDidChange() }
    }
    /// The picture after the track; nil, the default, for none.
    open var maximumValueImage: UIImage? {
        didSet { lookDidChange() }
    }

    /// The color of the track before the thumb; nil, the default, is the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet { lookDidChange() }
    }
    /// The color of the track after the thumb; nil, the default, is `UIColor.systemFill`.
    open var maximumTrackTintColor: UIColor? {
        didSet { lookDidChange() }
    }
    /// The color of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { lookDidChange() }
    }

    private var thumbImages = StateImages()
    private var minimumTrackImages = StateImages()
    private var maximumTrackImages = StateImages()

    /// Sets the picture of the knob for a state; nil removes it.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        lookDidChange()
    }
    /// Sets the picture of the track before the knob for a state; nil removes it.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        lookDidChange()
    }
    /// Sets the picture of the track after the knob for a state; nil removes it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        lookDidChange()
    }
    /// Returns the picture that was set for the knob.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Returns the picture that was set for the track before the knob.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the picture that was set for the track after the knob.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    /// The picture of the knob that is shown now.
    open var currentThumbImage: UIImage? { thumbImages[state] }
    /// The picture of the track before the knob that is shown now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The picture of the track after the knob that is shown now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    private func lookDidChange() {
        parts.show(self)
        setNeedsLayout()
    }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        lookDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }

    // MARK: Geometry

    /// Returns where the picture before the track is. Override it to move the picture.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderGeometry(bounds, isRightToLeft).imageRect(minimumValueImage?.size, isAtMinimum: true)
    }

    /// Returns where the picture after the track is. Override it to move the picture.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        SliderGeometry(bounds, isRightToLeft).imageRect(maximumValueImage?.size, isAtMinimum: false)
    }

    /// Returns where the track is. Override it to change its height, for example.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        SliderGeometry(bounds, isRightToLeft).trackRect(
            height: currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height
                ?? SystemMetrics.current.sliders.track,
            between: minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    }

    /// Returns where the knob is for a value. Override it to move the knob.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = SystemMetrics.current.sliders.thumb
        return SliderGeometry(bounds, isRightToLeft).thumbRect(
            size: currentThumbImage?.size ?? CGSize(width: side, height: side), track: rect,
            fraction: fraction(of: value))
    }

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.show(self)
        parts.place(
            self, minimumImage: minimumValueImageRect(forBounds: bounds),
            maximumImage: maximumValueImageRect(forBounds: bounds), track: trackRect(forBounds: bounds),
            thumb: thumbFrame)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SystemMetrics.current.sliders.height)
    }

    open override var intrinsicContentSize: CGSize {
        let metrics = SystemMetrics.current.sliders
        return CGSize(
            width: UIView.noIntrinsicMetric, height: metrics.height - metrics.overhang.top - metrics.overhang.bottom)
    }

    /// Constraints place a rectangle that is inside the frame: 2 points at the sides and 1 at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets { SystemMetrics.current.sliders.overhang }

    // MARK: Touches

    /// The horizontal distance from the finger to the thumb's center.
    private var grip: CGFloat = 0
    private var hasUnsentChange = false

    /// A finger on the thumb slides it, whatever an enclosing scroll view does with drags.
    override func takesAtOnce(_ touch: UITouch) -> Bool {
        let reach = SystemMetrics.current.sliders.reach
        return thumbFrame.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard takesAtOnce(touch) else { return false }
        grip = thumbFrame.midX - touch.location(in: self).x
        hasUnsentChange = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let fraction = SliderGeometry(bounds, isRightToLeft).fraction(
            ofThumbAt: touch.location(in: self).x + grip, size: thumbFrame.size, track: track)
        let before = value
        value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
        if value != before {
            if isContinuous {
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            } else {
                hasUnsentChange = true
            }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendUnsentChange()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        sendUnsentChange()
    }

    private func sendUnsentChange() {
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var dumpDetails: [String] { ["value=\(CGFloat(value).dumpDescription)"] + super.dumpDetails }
}
