import Foundation

/// The days of one month as buttons.
@MainActor
final class MonthView: UIView {
    let page: MonthPage
    private let settings: DatePickerSettings
    private let days: [DayView]
    private var didTouch: (Date) -> Void = { _ in }

    init(_ page: MonthPage, settings: DatePickerSettings, days looks: MonthCalendar.Days) {
        self.page = page
        self.settings = settings
        days = page.days.map { _ in DayView() }
        super.init(frame: .zero)
        let texts = DayTexts(settings)
        for (view, day) in zip(days, page.days) {
            view.show(day, text: day.map(texts.number), spokenText: day.map(texts.spoken))
            view.addTarget(self, action: MonthView.touch(_:), for: .touchUpInside)
            addSubview(view)
        }
        show(looks)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("months are made by their calendar")
    }

    private func touch(_ view: DayView) {
        if let day = view.day { didTouch(day) }
    }

    /// Marks the selected days, today and those that cannot be chosen, and shows the decorations.
    func show(_ looks: MonthCalendar.Days) {
        didTouch = looks.didTouch
        let today = Date()
        for view in days {
            guard let day = view.day else { continue }
            view.isEnabled = !settings.excludesDay(day) && looks.isEnabled(day)
            view.look = DayView.Look(
                isSelected: looks.isSelected(day), isToday: settings.calendar.isDate(day, inSameDayAs: today),
                fontDesign: looks.fontDesign, hasDecorations: looks.decoration != nil)
            view.decoration = looks.decoration?(day)
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
