/// A control that selects a date, a time or a duration with wheels.
///
/// Sends `valueChanged` when a wheel that the user turned has come to rest, never for changes made in code. A picker
/// without a frame is 320 by 216 points.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
    }

    private let wheels = UIPickerView()
    private lazy var rows = DateWheels(settings)
    private var settings = DateWheelSettings()
    private var ownDate: Date
    private var ownDuration: TimeInterval = 0
    private lazy var units = DurationUnits(below: self)

    public override init(frame: CGRect) {
        ownDate = Date()
        super.init(
            frame: frame == .zero
                ? CGRect(
                    x: 0, y: 0, width: SystemMetrics.current.pickers.width, height: SystemMetrics.current.pickers.height
                ) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        ownDate = Date()
        super.init(coder: coder)
        datePickerMode = Mode(rawValue: coder.decodeInteger(forKey: "UIDatePickerMode")) ?? .dateAndTime
        prepare()
        coder.nib?.decode(self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(datePickerMode.rawValue, forKey: "UIDatePickerMode")
    }

    private func prepare() {
        wheels.frame = bounds
        addSubview(wheels)
        settingsDidChange()
    }

    /// The style that is asked for; the default is `.automatic`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic

    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    // MARK: Mode and value

    /// The default is `.dateAndTime`.
    open var datePickerMode: Mode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }

    /// The selected date, limited to the range and rounded down to a multiple of ``minuteInterval``. The default is the
    /// time at which the picker was created.
    open var date: Date {
        get { settings.rounded(ownDate) }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without sending an event.
    open func setDate(_ date: Date, animated: Bool) {
        ownDate = settings.clamped(date)
        showDate(animated: animated)
    }

    /// The selected duration for `.countDownTimer`, in seconds: from 0 to a day, rounded down to whole minutes. The
    /// default is 0.
    open var countDownDuration: TimeInterval {
        get { ownDuration }
        set {
            ownDuration = (min(max(newValue, 0), 86_399) / 60).rounded(.down) * 60
            showDate(animated: false)
        }
    }

    // MARK: Range

    /// The earliest date that can be selected; nil, the default, is no limit. The limits are ignored if the minimum is
    /// later than the maximum, and in the mode `.countDownTimer`.
    open var minimumDate: Date? {
        get { settings.minimum }
        set { change { $0.minimum = newValue } }
    }

    open var maximumDate: Date? {
        get { settings.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// The number of minutes between rows: a divisor of 60 up to 30; other values count as 1. The default is 1.
    open var minuteInterval: Int {
        get { settings.minuteInterval }
        set { change { $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }

    /// Whether reading ``date`` rounds it down to a multiple of ``minuteInterval``; the default is true.
    open var roundsToMinuteInterval: Bool {
        get { settings.roundsToInterval }
        set { settings.roundsToInterval = newValue }
    }

    // MARK: Language and calendar

    /// Nil, the default, is the user's locale.
    open var locale: Locale? {
        get { settings.ownLocale }
        set { change { $0.ownLocale = newValue } }
    }

    /// Setting nil restores the user's calendar.
    open var calendar: Calendar! {
        get { settings.calendar }
        set { change { $0.ownCalendar = newValue } }
    }

    /// Nil, the default, is the calendar's time zone.
    open var timeZone: TimeZone? {
        get { settings.ownTimeZone }
        set { change { $0.ownTimeZone = newValue } }
    }

    private func change(_ body: (inout DateWheelSettings) -> Void) {
        body(&settings)
        settingsDidChange()
    }

    private func settingsDidChange() {
        ownDate = settings.clamped(ownDate)
        rows = DateWheels(settings)
        rows.chosenDate = { [unowned self] in ownDate }
        rows.didChoose = { [unowned self] in userChose($0, of: $1) }
        (wheels.dataSource, wheels.delegate) = (rows, rows)
        wheels.reloadAllComponents()
        units.isHidden = settings.mode != .countDownTimer
        showDate(animated: false)
        setNeedsLayout()
    }

    // MARK: Selection

    private func showDate(animated: Bool) {
        for (component, field) in rows.fields.enumerated() {
            let present = wheels.selectedRow(inComponent: component)
            let row =
                settings.mode == .countDownTimer
                ? rows.row(of: field, duration: ownDuration) : rows.row(of: field, at: ownDate, near: present)
            if row != present { wheels.selectRow(row, inComponent: component, animated: animated) }
        }
        wheels.refreshRows()
        units.show(hours: Int(ownDuration) / 3600)
    }

    private func userChose(_ row: Int, of field: DateField) {
        if settings.mode == .countDownTimer {
            // A duration of zero cannot be selected: the minutes move to the next row.
            ownDuration = max(rows.duration(ownDuration, choosing: row, of: field), 60 * Double(minuteInterval))
        } else {
            ownDate = settings.clamped(rows.date(ownDate, choosing: row, of: field))
        }
        showDate(animated: true)
        sendActions(for: .valueChanged)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isEnabled: Bool {
        didSet {
            wheels.isUserInteractionEnabled = isEnabled
            wheels.alpha = isEnabled ? 1 : 0.5
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        units.layout(beside: wheels)
    }
}
