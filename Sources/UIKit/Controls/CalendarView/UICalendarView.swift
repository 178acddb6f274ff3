import Foundation

/// A calendar of one month, in which days can be chosen and decorated, and from which the user turns to other months.
///
/// It has no selection of its own: an object in ``selectionBehavior`` says what a touch of a day does.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private var settings = DatePickerSettings()
    private let months: MonthCalendar
    /// The month that was shown before, for the delegate.
    private var formerComponents: DateComponents?

    public override init(frame: CGRect) {
        settings.mode = .date
        months = MonthCalendar(settings, containing: Date())
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        settings.mode = .date
        months = MonthCalendar(settings, containing: Date())
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        settings.minimum = availableDateRange.start
        settings.maximum = availableDateRange.end
        months.days.didTouch = { [weak self] in self?.touch($0) }
        months.days.didTurn = { [weak self] in self?.didTurn() }
        months.days.isSelected = { [weak self] in self?.isSelected($0) ?? false }
        months.days.isEnabled = { [weak self] in self?.isEnabled($0) ?? true }
        addSubview(months)
        showSettings()
        formerComponents = visibleDateComponents
    }

    override var archivedSubviews: [UIView] { [] }
    override var accessibilityKind: AccessibilityKind { .group }

    /// The object that decorates days; not retained.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { showDecorations() }
    }

    /// Says which days are selected and what a touch does; nil, the default, for a calendar that is only looked at.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue?.calendarView === self { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            showSelection()
        }
    }

    // MARK: Language and calendar

    /// The default is the user's locale.
    open var locale: Locale {
        get { settings.locale }
        set { change { $0.ownLocale = newValue } }
    }

    /// The default is the user's calendar.
    open var calendar: Calendar {
        get { settings.calendar }
        set { change { $0.ownCalendar = newValue } }
    }

    /// Nil, the default, is the calendar's time zone.
    open var timeZone: TimeZone? {
        get { settings.ownTimeZone }
        set { change { $0.ownTimeZone = newValue } }
    }

    /// The design of the system's font in which texts are written.
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet {
            months.days.fontDesign = fontDesign
            showSettings()
        }
    }

    /// The days that can be chosen and the months to which the user can turn; all by default. A month that is shown and
    /// lies outside of it is replaced by the nearest one inside.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            change {
                $0.minimum = availableDateRange.start
                $0.maximum = availableDateRange.end
            }
        }
    }

    private func change(_ body: (inout DatePickerSettings) -> Void) {
        body(&settings)
        showSettings()
    }

    private func showSettings() {
        months.show(settings, containing: settings.clamped(months.page.start))
    }

    // MARK: The month

    /// Era, year and month that are shown. Setting it shows the month of a date, which must be in
    /// ``availableDateRange``.
    open var visibleDateComponents: DateComponents {
        get { components([.era, .year, .month], of: months.page.start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of a date, to which the calendar slides if animated. A date outside of ``availableDateRange``
    /// raises an exception.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(from: dateComponents) else { return }
        let page = MonthPage(containing: date, calendar: calendar)
        guard !settings.excludes(from: page.start, to: page.end) else {
            return Trestle.raise(
                .invalidArgumentException, "visibleDateComponents must be within the calendar's availableDateRange")
        }
        months.show(monthOf: date, animated: animated)
    }

    private func didTurn() {
        let former = formerComponents
        formerComponents = visibleDateComponents
        guard let former else { return }
        CalendarViewDelegateMethods.didChangeVisible.receiver(delegate)?
            .calendarView(self, didChangeVisibleDateComponentsFrom: former)
    }

    // MARK: Decorations

    /// Whether days have decorations; the default is true. They also need a delegate.
    open var wantsDateDecorations = true {
        didSet { showDecorations() }
    }

    /// Asks the delegate again for the decorations of days. Those that are not shown are asked for when they are.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let known = dates.compactMap(date(from:))
        let page = months.page
        guard known.contains(where: { page.start <= $0 && $0 < page.end }) else { return }
        guard animated, window != nil else { return months.showDays() }
        UIView.transition(with: months, duration: 0.25, options: .transitionCrossDissolve) { self.months.showDays() }
    }

    private func showDecorations() {
        let isDecorated = wantsDateDecorations && delegate != nil
        months.days.decoration = isDecorated ? { [weak self] in self?.decoration(of: $0) } : nil
        months.showDays()
        invalidateIntrinsicContentSize()
    }

    private func decoration(of day: Date) -> UIView? {
        let decoration = CalendarViewDelegateMethods.decoration.receiver(delegate)?
            .calendarView(self, decorationFor: components(of: day))
        return decoration?.makeView()
    }

    // MARK: Selection

    func showSelection() { months.showDays() }

    private func isSelected(_ day: Date) -> Bool {
        selectionBehavior?.dates.contains { date(from: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false }
            ?? false
    }

    private func isEnabled(_ day: Date) -> Bool { selectionBehavior?.canTouch(components(of: day)) ?? true }

    private func touch(_ day: Date) { selectionBehavior?.touch(components(of: day)) }

    func show(monthOf dateComponents: DateComponents) {
        if let date = date(from: dateComponents) { months.show(monthOf: settings.clamped(date), animated: true) }
    }

    /// Returns whether both are the same day, in the calendar of the view.
    func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
        guard let one = date(from: one), let other = date(from: other) else { return false }
        return calendar.isDate(one, inSameDayAs: other)
    }

    private func date(from components: DateComponents) -> Date? {
        (components.calendar ?? calendar).date(from: components)
    }

    private func components(of day: Date) -> DateComponents { components([.era, .year, .month, .day], of: day) }

    private func components(_ units: Set<Calendar.Component>, of date: Date) -> DateComponents {
        var components = calendar.dateComponents(units, from: date)
        components.calendar = calendar
        return components
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let metrics = SystemMetrics.current.pickers.calendar
        let row = metrics.rowHeight + (months.days.decoration == nil ? 0 : metrics.decorationHeight)
        return CGSize(
            width: metrics.width,
            height: metrics.headerHeight + metrics.weekdayHeight + CGFloat(MonthPage.rows) * row + metrics.margin)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = SystemMetrics.current.pickers.calendar.margin
        months.frame = CGRect(
            x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: max(0, bounds.height - margin))
    }
}
