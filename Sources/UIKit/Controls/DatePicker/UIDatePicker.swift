/// Chooses a date, a time or a length of time with wheels.
///
/// Sends `valueChanged` when a wheel that the user turned has come to rest, never for changes made in code. 320 by 216 points unless its
/// frame says otherwise.
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

    // MARK: What it chooses

    /// `.dateAndTime` by default.
    open var datePickerMode: Mode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }

    /// Cut to the range and to whole minutes of ``minuteInterval``. By default when the picker was made.
    open var date: Date {
        get { settings.rounded(ownDate) }
        set { setDate(newValue, animated: false) }
    }

    /// Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        ownDate = settings.clamped(date)
        showDate(animated: animated)
    }

    /// Of `.countDownTimer`, in seconds: whole minutes below a day. 0 by default.
    open var countDownDuration: TimeInterval {
        get { ownDuration }
        set {
            ownDuration = (min(max(newValue, 0), 86_399) / 60).rounded(.down) * 60
            showDate(animated: false)
        }
    }

    // MARK: Range

    /// Nil, the default, is no limit. Limits that contradict each other do not count, and none does in `.countDownTimer`.
    open var minimumDate: Date? {
        get { settings.minimum }
        set { change { $0.minimum = newValue } }
    }

    open var maximumDate: Date? {
        get { settings.maximum }
        set { change { $0.maximum = newValue } }
    }

    /// Minutes from row to row: a divisor of 60 up to 30, anything else counts as 1. 1 by default.
    open var minuteInterval: Int {
        get { settings.minuteInterval }
        set { change { $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
    }

    /// Whether ``date`` is cut to ``minuteInterval`` when it is read. True.
    open var roundsToMinuteInterval: Bool {
        get { settings.roundsToInterval }
        set { settings.roundsToInterval = newValue }
    }

    // MARK: Language and calendar

    /// Nil, the default, is the user's.
    open var locale: Locale? {
        get { settings.ownLocale }
        set { change { $0.ownLocale = newValue } }
    }

    /// Nil resets it to the user's.
    open var calendar: Calendar! {
        get { settings.calendar }
        set { change { $0.ownCalendar = newValue } }
    }

    /// Nil, the default, is the calendar's.
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

    // MARK: Showing and choosing

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
            // No time at all cannot be chosen: the minutes go on by one row.
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
