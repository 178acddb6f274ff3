import Foundation

/// The line above a calendar's days: the month's name, which opens the wheels of months and years, and the buttons for
/// the months before and after.
@MainActor
final class CalendarHeader: UIView {
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)

    /// Called with -1 or 1 for the month before or after.
    var didStep: (Int) -> Void = { _ in }
    /// Called when the month's name is touched.
    var didTouchTitle: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        let symbol = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
        for (button, name, label) in [
            (back, "chevron.backward", SystemText.previousMonth.string),
            (forward, "chevron.forward", SystemText.nextMonth.string),
        ] {
            button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
            button.accessibilityLabel = label
        }
        title.contentHorizontalAlignment = .leading
        title.accessibilityHint = SystemText.showsMonthWheels.string
        back.addTarget(self, action: CalendarHeader.stepBack, for: .touchUpInside)
        forward.addTarget(self, action: CalendarHeader.stepOn, for: .touchUpInside)
        title.addTarget(self, action: CalendarHeader.touchTitle, for: .touchUpInside)
        for button in [title, back, forward] { addSubview(button) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("headers are made by their calendar")
    }

    private func stepBack() { didStep(-1) }

    private func stepOn() { didStep(1) }

    private func touchTitle() { didTouchTitle() }

    /// The month's name, and whether the wheels are shown.
    private var shown = (text: "", isOpen: false)
    /// The direction of the arrow beside the name.
    private var arrowIsRightToLeft: Bool?

    func show(_ text: String, hasPrevious: Bool, hasNext: Bool, isOpen: Bool) {
        shown = (text, isOpen)
        showTitle()
        (back.isEnabled, forward.isEnabled) = (hasPrevious, hasNext)
        (back.isHidden, forward.isHidden) = (isOpen, isOpen)
        setNeedsLayout()
    }

    private func showTitle() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let color: UIColor = shown.isOpen ? tintColor : .label
        let name = NSMutableAttributedString(string: shown.text, attributes: [.font: font, .foregroundColor: color])
        let symbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        // Images in texts are not mirrored.
        arrowIsRightToLeft = isRightToLeft
        let shape = shown.isOpen ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right"
        let arrow = UIImage(systemName: shape, withConfiguration: symbol)
        if let arrow = arrow?.withTintColor(tintColor, renderingMode: .alwaysOriginal) {
            name.append(NSAttributedString(string: " ", attributes: [.font: font]))
            name.append(NSAttributedString(attachment: NSTextAttachment(image: arrow)))
        }
        title.setAttributedTitle(name, for: .normal)
        title.accessibilityLabel = shown.text
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if arrowIsRightToLeft != isRightToLeft { showTitle() }
        let width = SystemMetrics.current.pickers.calendar.stepWidth
        let places: [(UIButton, CGFloat, CGFloat)] = [
            (title, 0, bounds.width - 2 * width), (back, bounds.width - 2 * width, width),
            (forward, bounds.width - width, width),
        ]
        for (button, start, width) in places {
            let x = isRightToLeft ? bounds.width - start - width : start
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }
}
