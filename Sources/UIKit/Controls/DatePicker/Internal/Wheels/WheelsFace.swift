import Foundation

/// A date picker's wheels.
@MainActor
final class WheelsFace: UIView, DatePickerFace {
    private let model: DatePickerModel
    /// The mode of the wheels; nil is that of the picker.
    private let ownMode: UIDatePicker.Mode?
    private let wheels = UIPickerView()
    private lazy var units = DurationUnits(below: self)
    private var rows: DateWheels
    private var mode: UIDatePicker.Mode { rows.mode }
    /// Wheels are always in the middle.
    var alignment = UIControl.ContentHorizontalAlignment.center

    init(_ model: DatePickerModel, mode: UIDatePicker.Mode? = nil) {
        self.model = model
        ownMode = mode
        rows = DateWheels(model.settings)
        super.init(frame: CGRect(origin: .zero, size: wheels.bounds.size))
        addSubview(wheels)
        settingsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("wheels are made by their picker")
    }

    var size: CGSize { wheels.intrinsicContentSize }

    func settingsDidChange() {
        var settings = model.settings
        settings.mode = ownMode ?? settings.mode
        rows = DateWheels(settings)
        rows.chosenDate = { [model] in model.date }
        rows.didChoose = { [weak self] in self?.userChose($0, of: $1) }
        (wheels.dataSource, wheels.delegate) = (rows, rows)
        wheels.reloadAllComponents()
        units.isHidden = mode != .countDownTimer
        showValue(animated: false)
        setNeedsLayout()
    }

    func showValue(animated: Bool) {
        for (component, field) in rows.fields.enumerated() {
            let present = wheels.selectedRow(inComponent: component)
            let row =
                mode == .countDownTimer
                ? rows.row(of: field, duration: model.duration) : rows.row(of: field, at: model.date, near: present)
            if row != present { wheels.selectRow(row, inComponent: component, animated: animated) }
        }
        wheels.refreshRows()
        units.show(hours: Int(model.duration) / 3600)
    }

    private func userChose(_ row: Int, of field: DateField) {
        if mode == .countDownTimer {
            // A duration of zero cannot be selected: the minutes move to the next row.
            let shortest = 60 * Double(model.settings.minuteInterval)
            model.choose(duration: max(rows.duration(model.duration, choosing: row, of: field), shortest))
        } else {
            model.choose(rows.date(model.date, choosing: row, of: field))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        units.layout(beside: wheels)
    }
}
