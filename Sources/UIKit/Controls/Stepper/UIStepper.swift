/// A control with a minus and a plus half that changes a value by steps.
///
/// A touch changes the value when it begins, and repeatedly while it lasts. The size is fixed: the size of a frame that
/// is set is ignored.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let buttonsView = StepperButtonsView()
    private let press = StepperPress()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        decodeRange(from: coder)
        coder.decode(Self.archived, of: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumValue, forKey: "UIStepperMinimumValue")
        coder.encode(maximumValue, forKey: "UIStepperMaximumValue")
        coder.encode(Self.archived, of: self)
    }

    /// In the order in which the end of the range is above its start in between.
    private func decodeRange(from coder: NSCoder) {
        func bound(_ key: String) -> Double? {
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil
        }
        let (lowest, highest) = (bound("UIStepperMinimumValue"), bound("UIStepperMaximumValue"))
        if let lowest, lowest < maximumValue { minimumValue = lowest }
        if let highest { maximumValue = highest }
        if let lowest { minimumValue = lowest }
    }

    override var archivedSubviews: [UIView] { [] }

    private func finishInit() {
        super.frame.size = SystemMetrics.current.steppers.size
        buttonsView.frame = bounds
        addSubview(buttonsView)
        valueDidChange()
    }

    // MARK: Values

    /// The value, limited to the range; the default is 0. Setting it sends no event.
    open var value: Double {
        get { ownValue }
        set { changing("value") { ownValue = min(max(newValue, minimumValue), maximumValue) } }
    }

    private var ownValue = 0.0 {
        didSet { if ownValue != oldValue { valueDidChange() } }
    }

    /// The start of the range; the default is 0. A value that is not below ``maximumValue`` raises
    /// `NSInvalidArgumentException` and changes nothing.
    open var minimumValue: Double {
        get { lowest }
        set {
            guard newValue < highest else {
                return raise(
                    "minimumValue must be less than maximumValue", "minimumValue \(newValue), maximumValue \(highest)")
            }
            lowest = newValue
            value = ownValue
            valueDidChange()
        }
    }

    /// The end of the range; the default is 100. A value that is not above ``minimumValue`` raises
    /// `NSInvalidArgumentException` and changes nothing.
    open var maximumValue: Double {
        get { highest }
        set {
            guard newValue > lowest else {
                return raise(
                    "maximumValue must be greater than minimumValue", "minimumValue \(lowest), maximumValue \(newValue)"
                )
            }
            highest = newValue
            value = ownValue
            valueDidChange()
        }
    }

    /// The difference that a step makes; the default is 1. A value that is not above 0 raises
    /// `NSInvalidArgumentException` and changes nothing.
    open var stepValue: Double {
        get { step }
        set {
            MainThreadChecker.check()
            guard newValue > 0 else { return raise("stepValue must be greater than 0", "stepValue \(newValue)") }
            step = newValue
        }
    }

    private var lowest = 0.0
    private var highest = 100.0
    private var step = 1.0

    private func raise(_ reason: String, _ numbers: String) {
        Trestle.raise(.invalidArgumentException, reason, hint: numbers)
    }

    /// Whether `valueChanged` is sent with every step. If false, it is sent once, when the touch ends. The default is
    /// true.
    open var isContinuous = true { didSet { MainThreadChecker.check() } }

    /// Whether a touch repeats the step while it lasts; the default is true.
    open var autorepeat = true { didSet { MainThreadChecker.check() } }

    /// Whether a step beyond one end of the range continues at the other end; the default is false.
    open var wraps = false {
        didSet { valueDidChange() }
    }

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityKind: AccessibilityKind { .stepper }
    override var accessibilityNumber: AccessibilityNumber? {
        AccessibilityNumber(value, from: minimumValue, to: maximumValue, step: stepValue)
    }
    override func changeAccessibilityNumber(to value: Double) -> Bool {
        self.value = value
        sendActions(for: .valueChanged)
        return true
    }
    override var defaultAccessibilityValue: String? { "\(value)" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }
    open override func accessibilityIncrement() { step(by: stepValue) }
    open override func accessibilityDecrement() { step(by: -stepValue) }

    private func step(by difference: Double) {
        let before = value
        value += difference
        if value != before { sendActions(for: .valueChanged) }
    }

    private func valueDidChange() {
        setNeedsLayout()
    }

    /// Returns whether a step with this half would change the value.
    private func canStep(_ half: StepperHalf) -> Bool {
        wraps || (half == .increment ? value < maximumValue : value > minimumValue)
    }

    private func take(_ half: StepperHalf) {
        guard canStep(half) else { return press.end() }
        let next = half == .increment ? value + stepValue : value - stepValue
        let before = value
        value = wraps && next > maximumValue ? minimumValue : wraps && next < minimumValue ? maximumValue : next
        guard value != before else { return }
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) } else { hasUnsentChange = true }
    }

    private var hasUnsentChange = false

    // MARK: Appearance

    /// Sets the ground for a state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        buttonsView.backgroundImages[state] = image
        setNeedsLayout()
    }
    /// Returns the ground that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { buttonsView.backgroundImages[state] }

    /// Sets the image between the halves for a combination of their states.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        buttonsView.dividerImages[leftState, rightState] = image
        setNeedsLayout()
    }
    /// Returns the divider that was set for exactly these states; nil if none was.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        buttonsView.dividerImages[leftState, rightState]
    }

    /// Sets the picture of the plus for a state; nil removes it.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        buttonsView.signImages[.increment, default: StateImages()][state] = image
        setNeedsLayout()
    }
    /// Returns the picture of the plus that was set for a state.
    open func incrementImage(for state: State) -> UIImage? { buttonsView.image(of: .increment, for: state) }

    /// Sets the picture of the minus for a state; nil removes it.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        buttonsView.signImages[.decrement, default: StateImages()][state] = image
        setNeedsLayout()
    }
    /// Returns the picture of the minus that was set for a state.
    open func decrementImage(for state: State) -> UIImage? { buttonsView.image(of: .decrement, for: state) }

    private func state(of half: StepperHalf) -> State {
        if !isEnabled || !canStep(half) { return .disabled }
        return press.half == half && isHighlighted ? .highlighted : .normal
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        buttonsView.frame = bounds
        buttonsView.show(decrement: state(of: .decrement), increment: state(of: .increment), of: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SystemMetrics.current.steppers.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SystemMetrics.current.steppers.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SystemMetrics.current.steppers.size }

    open override var intrinsicContentSize: CGSize { SystemMetrics.current.steppers.size }

    // MARK: Touches

    private func half(at touch: UITouch) -> StepperHalf {
        (touch.location(in: self).x > bounds.midX) != isRightToLeft ? .increment : .decrement
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        hasUnsentChange = false
        press.begin(on: half(at: touch), repeats: autorepeat) { [weak self] in self?.take($0) }
        setNeedsLayout()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside || half(at: touch) != press.half { press.end() }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endPress()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func endPress() {
        press.end()
        setNeedsLayout()
        guard hasUnsentChange else { return }
        hasUnsentChange = false
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override var dumpDetails: [String] { ["value=\(CGFloat(value).dumpDescription)"] + super.dumpDetails }
}
