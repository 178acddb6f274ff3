import Foundation

/// A button with the date or the time of a picker, which opens a calendar or wheels in a popover.
@MainActor
final class DateButton: UIControl, UIPopoverPresentationControllerDelegate {
    enum Part {
        case date, time
    }

    let part: Part
    private let model: DatePickerModel
    private let label = UILabel()
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
        showValue()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a picker")
    }

    // MARK: Value

    func settingsDidChange() {
        opened?.settingsDidChange()
        showValue()
    }

    func showValue() {
        opened?.showValue(animated: true)
        let texts = DateFormatter()
        let calendar = model.settings.calendar
        (texts.locale, texts.calendar, texts.timeZone) = (model.settings.locale, calendar, calendar.timeZone)
        texts.dateStyle = part == .date ? .medium : .none
        texts.timeStyle = part == .time ? .short : .none
        label.text = texts.string(from: model.settings.rounded(model.date))
        accessibilityLabel = part == .date ? "Date Picker" : "Time Picker"
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
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.delegate = self
        controller.popoverPresentationController?.sourceView = self
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        opened = face
        showColor()
        presenter.present(controller, animated: true)
    }

    /// Also on narrow screens.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
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

/// Shows a calendar or wheels in a popover.
@MainActor
private final class DatePopupController: UIViewController {
    private let face: any DatePickerFace

    init(_ face: any DatePickerFace) {
        self.face = face
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = face.size
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a button")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(face)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        face.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
}

extension UIViewController {
    /// The controller that can present: this one, or the last one presented above it.
    fileprivate var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }
}
