import Foundation
import UIKit

/// A screen with a date picker in English that counts its changes.
final class DatePickerScreen: UIViewController {
    /// In the time zone of Greenwich.
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    var picker = UIDatePicker()
    var changes = 0

    init(_ style: UIDatePickerStyle) {
        super.init(nibName: nil, bundle: nil)
        picker.preferredDatePickerStyle = style
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.calendar = Self.calendar
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
        view.addSubview(picker)
    }
}
