import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// Date pickers with a calendar and with buttons.
@MainActor @Suite(.serialized) struct DatePickerPictureTests {
    nonisolated private static let variants: [ListPictureVariant] = [.light, .dark, .rightToLeft]

    @Test(arguments: variants)
    func aCalendarWithATime(variant: ListPictureVariant) throws {
        let app = try variant.show(PickerScreen(.inline), height: 460)
        try app.assertPicture(named: "calendar-\(variant.rawValue)")
    }

    @Test func theNextMonthSlidesIn() throws {
        let app = try ListPictureVariant.light.show(PickerScreen(.inline), height: 460)
        try app.tap(label: "Next Month")
        app.advance(by: 0.15)
        try app.assertPicture(named: "calendar-turns")
    }

    @Test func theMonthsNameOpensWheels() throws {
        let app = try ListPictureVariant.light.show(PickerScreen(.inline), height: 460)
        try app.tap(label: "November 2015")
        app.advance(by: 0.5)
        try app.assertPicture(named: "calendar-wheels")
    }

    @Test(arguments: variants)
    func theDateButtonOpensACalendar(variant: ListPictureVariant) throws {
        let app = try variant.show(PickerScreen(.compact), height: 460)
        try app.tap(label: "Date Picker")
        app.advance(by: 1)
        try app.assertPicture(named: "date-button-\(variant.rawValue)")
    }

    @Test func theTimeButtonOpensWheels() throws {
        let app = try ListPictureVariant.light.show(PickerScreen(.compact), height: 460)
        try app.tap(label: "Time Picker")
        app.advance(by: 1)
        try app.assertPicture(named: "time-button")
    }
}

private final class PickerScreen: UIViewController {
    /// Made when the screen has the scale of the picture.
    private lazy var picker = UIDatePicker()
    private let style: UIDatePickerStyle

    init(_ style: UIDatePickerStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.preferredDatePickerStyle = style
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
        // No day of this month is today.
        picker.date = calendar.date(from: DateComponents(year: 2015, month: 11, day: 12, hour: 9, minute: 41))!
        picker.minimumDate = calendar.date(from: DateComponents(year: 2015, month: 11, day: 4))
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picker.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }
}
