import Foundation

/// The wheels of months and years, which a calendar shows in the place of its days.
@MainActor
final class MonthYearWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let view = UIPickerView()
    /// Called with the first day of the month on which the wheels came to rest.
    var didChoose: (Date) -> Void = { _ in }

    private let calendar: Calendar
    private let titles: DateWheelTitles
    private static let years = 1...9999

    init(_ settings: DatePickerSettings) {
        calendar = settings.calendar
        titles = DateWheelTitles(calendar: calendar, locale: settings.locale)
        super.init()
        (view.dataSource, view.delegate) = (self, self)
    }

    func show(_ date: Date) {
        view.selectRow(calendar.component(.month, from: date) - 1, inComponent: 0, animated: false)
        view.selectRow(calendar.component(.year, from: date) - Self.years.lowerBound, inComponent: 1, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? titles.months.count : Self.years.count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        titles.width(of: component == 0 ? .month : .year)
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? titles.months[row] : titles.year(Self.years.lowerBound + row)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let month = DateComponents(
            year: Self.years.lowerBound + view.selectedRow(inComponent: 1), month: view.selectedRow(inComponent: 0) + 1)
        if let date = calendar.date(from: month) { didChoose(date) }
    }
}
