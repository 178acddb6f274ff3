/// A control that selects a date, a time or a duration: with buttons, a calendar or wheels.
///
/// Sends `valueChanged` when the user has chosen another day, or when a wheel that the user turned has come to rest;
/// never for changes made in code. A picker without a frame has the size of its content.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// Which parts of a date can be chosen.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Year, month and day.
        case date = 1
        /// A day, hours and minutes; the default.
        case dateAndTime = 2
        /// A duration in hours and minutes, which is `UIDatePicker.countDownDuration`.
        case countDownTimer = 3
    }

    private let model = DatePickerModel()
    private var face: any DatePickerFace

    public override init(frame: CGRect) {
        face = CompactFace(model)
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { self.frame.size = face.size }
    }

    public required init?(coder: NSCoder) {
        face = CompactFace(model)
        super.init(coder: coder)
        prepare()
        decodeDates(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeDates(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .datePicker }

    private func prepare() {
        // An open popover may outlive the picker.
        model.userDidChoose = { [weak self] in
            self?.face.showValue(animated: true)
            self?.sendActions(for: .valueChanged)
        }
        addSubview(face)
    }

    // MARK: Style

    /// The style that is asked for; the default is `.automatic`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { showStyle() }
    }

    /// The style that is shown: never `.automatic`.
    open var datePickerStyle: UIDatePickerStyle { model.settings.style(for: preferredDatePickerStyle) }

    private func showStyle() {
        let isShown =
            switch datePickerStyle {
            case .wheels: face is WheelsFace
            case .inline: face is CalendarFace
            case .compact, .automatic: face is CompactFace
            }
        if isShown { return face.settingsDidChange() }
        face.removeFromSuperview()
        face =
            switch datePickerStyle {
            case .wheels: WheelsFace(model)
            case .inline: CalendarFace(model)
            case .compact, .automatic: CompactFace(model)
            }
        addSubview(face)
        showEnabled()
        invalidateIntrinsicContentSize()
    }

    // MARK: Mode and value

    /// The default is `.dateAndTime`.
    open var datePickerMode: Mode {
        get { model.settings.mode }
        set { change { $0.mode = newValue } }
    }

    /// The selected date, limited to the range and rounded down to a multiple of ``minuteInterval``. The default is the
    /// time at which the picker was created.
    open var date: Date {
        get { model.settings.rounded(model.date) }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without sending an event.
    open func setDate(_ date: Date, animated: Bool) {
        model.set(date)
        face.showValue(animated: animated)
    }

    /// The selected duration for `.countDownTimer`, in seconds: from 0 to a day, rounded down to whole minutes. The
    /// default is 0.
    open var countDownDuration: TimeInterval {
        get { model.duration }
        set {
            model.set(duration: newValue)
            face.showValue(animated: false)
        }
    }

    // MARK: Range

    /// The earliest date that can be selected; nil, the default, is no limit. The limits are ignored if the minimum is
    /// later than the maximum, and in the mode `.countDownTimer`.
    open var minimumDate: Date? {
        get { model.settings.minimum }
        set { change { $0.minimum = newValue } }
    }

    /// The latest date that can be chosen; nil, the default, for none.
    open var maximumDate: Date? {
        get { model.settings.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// The number of minutes between rows: a divisor of 60 up to 30; other values count as 1. The default is 1.
    open var minuteInterval: Int {
        get { model.settings.minuteInterval }
        set { change { $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }

    /// Whether reading ``date`` rounds it down to a multiple of ``minuteInterval``; the default is true.
    open var roundsToMinuteInterval: Bool {
        get { model.settings.roundsToInterval }
        set {
            MainThreadChecker.check()
            model.settings.roundsToInterval = newValue
        }
    }

    // MARK: Language and calendar

    /// Nil, the default, is the user's locale.
    open var locale: Locale? {
        get { model.settings.ownLocale }
        set { change { $0.ownLocale = newValue } }
    }

    /// Setting nil restores the user's calendar.
    open var calendar: Calendar! {
        get { model.settings.calendar }
        set { change { $0.ownCalendar = newValue } }
    }

    /// Nil, the default, is the calendar's time zone.
    open var timeZone: TimeZone? {
        get { model.settings.ownTimeZone }
        set { change { $0.ownTimeZone = newValue } }
    }

    private func change(_ body: (inout DatePickerSettings) -> Void) {
        body(&model.settings)
        showStyle()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { face.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isEnabled: Bool {
        didSet { showEnabled() }
    }

    private func showEnabled() {
        face.isUserInteractionEnabled = isEnabled
        face.alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.alignment = effectiveContentHorizontalAlignment
        face.frame = bounds
    }
}
