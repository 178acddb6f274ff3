import Foundation

/// A button with the date or the time of a picker, which opens a calendar or wheels in a popover.
@MainActor
final class DateButton: UIControl {
    enum Part {
        case date, time
    }

    let part: Part
    private let model: DatePickerModel
    private let label = UILabel()
    /// Writes the date; as settings seldom change, it is kept.
    private let texts = DateFormatter()
    private weak var opened: (any DatePickerFace)?

    init(_ model: DatePickerModel, part: Part) {
        self.model = model
        self.part = part
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SystemMetrics.current.pickers.compact.radius
        layer.cornerCurve = .continuous
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        // The tint shows that the popover is open, above which other tints are dimmed.
        tintAdjustmentMode = .normal
        isAccessibilityElement = true
        accessibilityTraits = .button
        addTarget(self, action: DateButton.open, for: .touchUpInside)
        texts.dateStyle = part == .date ? .medium : .none
        texts.timeStyle = part == .time ? .short : .none
        accessibilityLabel = part == .date ? SystemText.datePicker.string : SystemText.timePicker.string
        settingsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a picker")
    }

    // MARK: Value

    func settingsDidChange() {
        opened?.settingsDidChange()
        let calendar = model.settings.calendar
        (texts.locale, texts.calendar, texts.timeZone) = (model.settings.locale, calendar, calendar.timeZone)
        showValue()
    }

    func showValue() {
        opened?.showValue(animated: true)
        label.text = texts.string(from: model.settings.rounded(model.date))
        accessibilityValue = label.text
        showColor()
        invalidateIntrinsicContentSize()
    }

    private func showColor() {
        label.textColor = opened == nil ? .label : tintColor
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override var isHighlighted: Bool {
        didSet { showColor() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    // MARK: Popover

    private func open() {
        guard opened == nil, let presenter = nearestController?.topmostPresented else { return }
        let face: any DatePickerFace =
            part == .date ? CalendarFace(model, hasTime: false) : WheelsFace(model, mode: .time)
        let controller = DatePopupController(face)
        controller.willClose = { [weak self] in self?.popoverWillClose() }
        controller.popoverPresentationController?.sourceView = self
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        opened = face
        showColor()
        presenter.present(controller, animated: true)
    }

    private func popoverWillClose() {
        opened = nil
        showColor()
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let metrics = SystemMetrics.current.pickers.compact
        let size = label.intrinsicContentSize
        return CGSize(
            width: size.width + 2 * metrics.margin, height: (label.font.lineHeight * 3).rounded() / 3 + metrics.growth)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
