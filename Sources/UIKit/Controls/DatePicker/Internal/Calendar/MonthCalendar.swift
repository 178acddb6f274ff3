import Foundation

/// A calendar of one month with the names of the weekdays, below a header that turns to other months.
@MainActor
final class MonthCalendar: UIView {
    /// What the days show and do.
    struct Days {
        var isSelected: (Date) -> Bool = { _ in false }
        /// Whether the user can choose the day, in addition to the range of the settings.
        var isEnabled: (Date) -> Bool = { _ in true }
        /// Nil if no day has a decoration.
        var decoration: ((Date) -> UIView?)?
        var fontDesign = UIFontDescriptor.SystemDesign.default
        var didTouch: (Date) -> Void = { _ in }
        /// Called after another month was shown.
        var didTurn: () -> Void = {}
    }

    private(set) var settings: DatePickerSettings
    /// Changes have an effect with ``showDays()``, or with the next month.
    var days = Days()
    private let header = CalendarHeader()
    private var weekdays: [UILabel] = []
    /// Cuts off a month that slides in or out.
    private let frameOfMonth = UIView()
    private var month: MonthView
    private var wheels: MonthYearWheels?

    init(_ settings: DatePickerSettings, containing date: Date) {
        self.settings = settings
        month = MonthView(MonthPage(containing: date, calendar: settings.calendar), settings: settings, days: days)
        super.init(frame: .zero)
        frameOfMonth.clipsToBounds = true
        frameOfMonth.addSubview(month)
        header.didStep = { [weak self] in self?.turn(by: $0) }
        header.didTouchTitle = { [weak self] in self?.toggleWheels() }
        addSubview(header)
        addSubview(frameOfMonth)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addTarget(self, action: MonthCalendar.swipe(_:))
            frameOfMonth.addGestureRecognizer(swipe)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("calendars are made by their view")
    }

    private var calendar: Calendar { settings.calendar }

    /// The month that is shown.
    var page: MonthPage { month.page }

    /// Takes the language, the calendar and the range, and shows the month of a date.
    func show(_ settings: DatePickerSettings, containing date: Date) {
        self.settings = settings
        for label in weekdays { label.removeFromSuperview() }
        weekdays = MonthPage.weekdays(calendar).map { name in
            let label = UILabel()
            label.text = name.uppercased(with: settings.locale)
            label.font = .systemFont(ofSize: 13, weight: .semibold).withDesign(days.fontDesign)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            addSubview(label)
            return label
        }
        hideWheels()
        replaceMonth(with: MonthPage(containing: date, calendar: calendar), step: 0)
        setNeedsLayout()
    }

    /// Shows the month of a date, to which it slides if animated, and the state of its days.
    func show(monthOf date: Date, animated: Bool) {
        let page = MonthPage(containing: date, calendar: calendar)
        if page != month.page {
            replaceMonth(with: page, step: animated ? (page.start < month.page.start ? -1 : 1) : 0)
        }
        showDays()
    }

    /// Shows anew what the days are like.
    func showDays() { month.show(days) }

    // MARK: Months

    private func turn(by months: Int) {
        replaceMonth(with: month.page.page(after: months), step: months)
    }

    private func swipe(_ swipe: UISwipeGestureRecognizer) {
        let isForward = (swipe.direction == .left) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let page = month.page.page(after: isForward ? 1 : -1)
        if isInRange(page) { turn(by: isForward ? 1 : -1) }
    }

    private func isInRange(_ page: MonthPage) -> Bool { !settings.excludes(from: page.start, to: page.end) }

    /// Shows a month: at once for a step of 0, otherwise it slides in from the side of the step.
    private func replaceMonth(with page: MonthPage, step: Int) {
        let former = month
        month = MonthView(page, settings: settings, days: days)
        month.frame = frameOfMonth.bounds
        frameOfMonth.addSubview(month)
        showHeader()
        slide(from: former, step: step)
        if page != former.page { days.didTurn() }
    }

    private func slide(from former: MonthView, step: Int) {
        guard step != 0, window != nil else { return former.removeFromSuperview() }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = frameOfMonth.bounds.width * (isRightToLeft ? -1 : 1) * (step > 0 ? 1 : -1)
        let arriving = month
        UIView.performWithoutAnimation {
            arriving.layoutIfNeeded()
            arriving.transform = CGAffineTransform(translationX: distance, y: 0)
        }
        UIView.animate(withDuration: 0.3) {
            arriving.transform = .identity
            former.transform = CGAffineTransform(translationX: -distance, y: 0)
        } completion: { _ in
            former.removeFromSuperview()
        }
    }

    private func showHeader() {
        let names = DateFormatter()
        names.locale = settings.locale
        names.calendar = calendar
        names.timeZone = calendar.timeZone
        names.setLocalizedDateFormatFromTemplate("yMMMM")
        header.show(
            names.string(from: month.page.start), hasPrevious: isInRange(month.page.page(after: -1)),
            hasNext: isInRange(month.page.page(after: 1)), isOpen: wheels != nil)
    }

    // MARK: Wheels of months and years

    private func toggleWheels() {
        if wheels != nil { return hideWheels() }
        let wheels = MonthYearWheels(settings)
        wheels.show(month.page.start)
        wheels.didChoose = { [weak self] date in
            guard let self else { return }
            replaceMonth(with: MonthPage(containing: date, calendar: calendar), step: 0)
        }
        self.wheels = wheels
        addSubview(wheels.view)
        showHeader()
        showsDays(false)
        setNeedsLayout()
    }

    private func hideWheels() {
        guard let wheels else { return }
        wheels.view.removeFromSuperview()
        self.wheels = nil
        showHeader()
        showsDays(true)
    }

    private func showsDays(_ shows: Bool) {
        for view in [frameOfMonth] + weekdays { view.isHidden = !shows }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current.pickers.calendar
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.headerHeight)
        let width = bounds.width / CGFloat(weekdays.count)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (column, label) in weekdays.enumerated() {
            let visual = isRightToLeft ? weekdays.count - 1 - column : column
            label.frame = CGRect(
                x: CGFloat(visual) * width, y: header.frame.maxY, width: width, height: metrics.weekdayHeight)
        }
        let top = header.frame.maxY + metrics.weekdayHeight
        let height = max(bounds.height - top, CGFloat(MonthPage.rows))
        frameOfMonth.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        month.frame = frameOfMonth.bounds
        wheels?.view.frame = CGRect(
            x: 0, y: header.frame.maxY, width: bounds.width, height: bounds.height - header.frame.maxY)
    }
}
