import Foundation

/// A date picker's calendar: one month, and for dates with times the time on a button below it.
@MainActor
final class CalendarFace: UIView, DatePickerFace {
    private let model: DatePickerModel
    private let hasTime: Bool
    private let months: MonthCalendar
    private var time: TimeRow?
    /// The whole width is used.
    var alignment = UIControl.ContentHorizontalAlignment.center

    /// - Parameter hasTime: Whether the time is shown in the mode `.dateAndTime`.
    init(_ model: DatePickerModel, hasTime: Bool = true) {
        self.model = model
        self.hasTime = hasTime
        months = MonthCalendar(model.settings, containing: model.date)
        super.init(frame: .zero)
        months.days.isSelected = { [model] in model.settings.calendar.isDate($0, inSameDayAs: model.date) }
        months.days.didTouch = { [weak self] in self?.choose($0) }
        addSubview(months)
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
        time?.removeFromSuperview()
        time = showsTime ? TimeRow(model) : nil
        if let time { addSubview(time) }
        months.show(model.settings, containing: model.date)
        setNeedsLayout()
    }

    func showValue(animated: Bool) {
        months.show(monthOf: model.date, animated: animated)
        time?.showValue()
    }

    private func choose(_ day: Date) {
        let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: model.date)
        // A time that the day does not have, because clocks are changed, becomes the next one.
        let date = calendar.nextDate(
            after: day.addingTimeInterval(-0.001), matching: parts, matchingPolicy: .nextTime)
        model.choose(date ?? day)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current.pickers.calendar
        let area = bounds.insetBy(dx: metrics.margin, dy: 0)
        let bottom = bounds.height - metrics.margin - (showsTime ? metrics.timeHeight : 0)
        months.frame = CGRect(x: area.minX, y: 0, width: area.width, height: max(bottom, 0))
        time?.frame = CGRect(x: area.minX, y: bottom, width: area.width, height: metrics.timeHeight)
    }
}
