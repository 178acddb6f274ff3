import Foundation

/// A date picker's calendar: one month, and for dates with times the time on a button below it.
@MainActor
final class CalendarFace: UIView, DatePickerFace {
    private let model: DatePickerModel
    private let hasTime: Bool
    private let header = CalendarHeader()
    private var weekdays: [UILabel] = []
    /// Cuts off a month that slides in or out.
    private let frameOfMonth = UIView()
    private var month: MonthView
    private var wheels: MonthYearWheels?
    private var time: TimeRow?
    /// The whole width is used.
    var alignment = UIControl.ContentHorizontalAlignment.center

    /// - Parameter hasTime: Whether the time is shown in the mode `.dateAndTime`.
    init(_ model: DatePickerModel, hasTime: Bool = true) {
        self.model = model
        self.hasTime = hasTime
        // Replaced in settingsDidChange(), where touches can reach this object.
        let page = MonthPage(containing: model.date, calendar: model.settings.calendar)
        month = MonthView(page, settings: model.settings) { _ in }
        super.init(frame: .zero)
        frameOfMonth.clipsToBounds = true
        header.didStep = { [weak self] in self?.turn(by: $0) }
        header.didTouchTitle = { [weak self] in self?.toggleWheels() }
        addSubview(header)
        addSubview(frameOfMonth)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addTarget(self, action: CalendarFace.swipe(_:))
            frameOfMonth.addGestureRecognizer(swipe)
        }
        frame.size = size
        settingsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("calendars are made by their picker")
    }

    private var calendar: Calendar { model.settings.calendar }
    private var showsTime: Bool { hasTime && model.settings.mode == .dateAndTime }

    var size: CGSize {
        let metrics = SystemMetrics.current.pickers.calendar
        let days = CGFloat(MonthPage.rows) * metrics.rowHeight
        return CGSize(
            width: metrics.width,
            height: metrics.headerHeight + metrics.weekdayHeight + days + metrics.margin
                + (showsTime ? metrics.timeHeight : 0))
    }

    // MARK: Value

    func settingsDidChange() {
        for label in weekdays { label.removeFromSuperview() }
        weekdays = MonthPage.weekdays(calendar).map { name in
            let label = UILabel()
            label.text = name.uppercased(with: model.settings.locale)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            addSubview(label)
            return label
        }
        hideWheels()
        time?.removeFromSuperview()
        time = showsTime ? TimeRow(model) : nil
        if let time { addSubview(time) }
        replaceMonth(with: MonthPage(containing: model.date, calendar: calendar), step: 0)
        setNeedsLayout()
    }

    func showValue(animated: Bool) {
        let page = MonthPage(containing: model.date, calendar: calendar)
        if page != month.page {
            replaceMonth(with: page, step: animated ? (page.start < month.page.start ? -1 : 1) : 0)
        }
        month.show(selected: model.date, calendar: calendar)
        time?.showValue()
    }

    private func choose(_ day: Date) {
        let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: model.date)
        // A time that the day does not have, because clocks are changed, becomes the next one.
        let date = calendar.nextDate(
            after: day.addingTimeInterval(-0.001), matching: parts, matchingPolicy: .nextTime)
        model.choose(date ?? day)
    }

    // MARK: Months

    private func turn(by months: Int) {
        replaceMonth(with: month.page.page(after: months), step: months)
    }

    private func swipe(_ swipe: UISwipeGestureRecognizer) {
        let isForward = (swipe.direction == .left) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let page = month.page.page(after: isForward ? 1 : -1)
        if isInRange(page) { turn(by: isForward ? 1 : -1) }
    }

    private func isInRange(_ page: MonthPage) -> Bool { !model.settings.excludes(from: page.start, to: page.end) }

    /// Shows a month: at once for a step of 0, otherwise it slides in from the side of the step.
    private func replaceMonth(with page: MonthPage, step: Int) {
        let former = month
        month = MonthView(page, settings: model.settings) { [weak self] in self?.choose($0) }
        month.show(selected: model.date, calendar: calendar)
        month.frame = frameOfMonth.bounds
        frameOfMonth.addSubview(month)
        showHeader()
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
        names.locale = model.settings.locale
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
        let wheels = MonthYearWheels(model.settings)
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
        let area = bounds.insetBy(dx: metrics.margin, dy: 0)
        let days = MonthPage.rows
        header.frame = CGRect(x: area.minX, y: 0, width: area.width, height: metrics.headerHeight)
        let width = area.width / CGFloat(weekdays.count)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (column, label) in weekdays.enumerated() {
            let visual = isRightToLeft ? weekdays.count - 1 - column : column
            label.frame = CGRect(
                x: area.minX + CGFloat(visual) * width, y: header.frame.maxY, width: width,
                height: metrics.weekdayHeight)
        }
        let top = header.frame.maxY + metrics.weekdayHeight
        let bottom = bounds.height - metrics.margin - (showsTime ? metrics.timeHeight : 0)
        let height = max(bottom - top, CGFloat(days))
        frameOfMonth.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
        month.frame = frameOfMonth.bounds
        wheels?.view.frame = CGRect(
            x: area.minX, y: header.frame.maxY, width: area.width, height: bottom - header.frame.maxY)
        time?.frame = CGRect(x: area.minX, y: bottom, width: area.width, height: metrics.timeHeight)
    }
}
