import Foundation

/// The days of one month as buttons.
@MainActor
final class MonthView: UIView {
    let page: MonthPage
    private let days: [DayView]
    private let didTouch: (Date) -> Void

    init(_ page: MonthPage, settings: DatePickerSettings, didTouch: @escaping (Date) -> Void) {
        self.page = page
        self.didTouch = didTouch
        days = page.days.map { _ in DayView() }
        super.init(frame: .zero)
        let texts = DayTexts(settings)
        for (view, day) in zip(days, page.days) {
            let isExcluded = day.map { settings.excludesDay($0) } ?? false
            view.show(
                day, text: day.map(texts.number), spokenText: day.map(texts.spoken), isEnabled: !isExcluded)
            view.addTarget(self, action: MonthView.touch(_:), for: .touchUpInside)
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("months are made by their calendar")
    }

    private func touch(_ view: DayView) {
        if let day = view.day { didTouch(day) }
    }

    /// Marks the selected day and today.
    func show(selected date: Date, calendar: Calendar) {
        let today = Date()
        for view in days {
            guard let day = view.day else { continue }
            view.look = DayView.Look(
                isSelected: calendar.isDate(day, inSameDayAs: date),
                isToday: calendar.isDate(day, inSameDayAs: today))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(
            width: bounds.width / CGFloat(MonthPage.columns), height: bounds.height / CGFloat(MonthPage.rows))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (place, view) in days.enumerated() {
            let (row, column) = place.quotientAndRemainder(dividingBy: MonthPage.columns)
            let visual = isRightToLeft ? MonthPage.columns - 1 - column : column
            view.frame = CGRect(
                x: CGFloat(visual) * size.width, y: CGFloat(row) * size.height, width: size.width, height: size.height)
        }
    }
}

/// The texts of a calendar's days.
@MainActor
private struct DayTexts {
    private let calendar: Calendar
    private let numbers = NumberFormatter()
    private let dates = DateFormatter()

    init(_ settings: DatePickerSettings) {
        calendar = settings.calendar
        numbers.locale = settings.locale
        dates.locale = settings.locale
        dates.calendar = calendar
        dates.timeZone = calendar.timeZone
        dates.dateStyle = .full
        dates.timeStyle = .none
    }

    func number(_ day: Date) -> String {
        let number = calendar.component(.day, from: day)
        return numbers.string(from: NSNumber(value: number)) ?? "\(number)"
    }

    func spoken(_ day: Date) -> String { dates.string(from: day) }
}
