import Foundation

/// One day of a calendar: its number, in a circle if it is selected.
@MainActor
final class DayView: UIControl {
    struct Look: Equatable {
        var isSelected = false
        var isToday = false
        var fontDesign = UIFontDescriptor.SystemDesign.default
        /// Whether there is space for a decoration below the number.
        var hasDecorations = false
    }

    private let number = UILabel()
    private let circle = UIView()
    /// The beginning of the day; nil for an empty place.
    private(set) var day: Date?

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        number.textAlignment = .center
        addSubview(circle)
        addSubview(number)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("days are made by their calendar")
    }

    /// Shows a day, or nothing for nil.
    func show(_ day: Date?, text: String?, spokenText: String?) {
        self.day = day
        isHidden = day == nil
        number.text = text
        accessibilityLabel = spokenText
    }

    var look = Look() {
        didSet {
            showLook()
            setNeedsLayout()
        }
    }

    /// A view below the number, which receives no touches.
    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let decoration else { return }
            decoration.isUserInteractionEnabled = false
            addSubview(decoration)
            setNeedsLayout()
        }
    }

    /// The selected day has a circle: a full one if it is today, a pale one otherwise.
    private func showLook() {
        let metrics = SystemMetrics.current.pickers.calendar
        isSelected = look.isSelected
        circle.isHidden = !look.isSelected
        circle.backgroundColor = look.isToday ? tintColor : tintColor.withAlphaComponent(metrics.circleAlpha)
        number.font =
            (look.isSelected
            ? UIFont.systemFont(ofSize: metrics.selectedDaySize, weight: .medium)
            : .systemFont(ofSize: metrics.daySize)).withDesign(look.fontDesign)
        number.textColor =
            !isEnabled
            ? .tertiaryLabel
            : look.isSelected && look.isToday ? .white : look.isSelected || look.isToday ? tintColor : .label
    }

    /// The tab key enters the month at the selected day.
    override var focusGroupPriority: UIFocusGroupPriority {
        get { look.isSelected ? .prioritized : super.focusGroupPriority }
        set { super.focusGroupPriority = newValue }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    override var isHighlighted: Bool {
        didSet { number.alpha = isHighlighted ? 0.3 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current.pickers.calendar
        let below = look.hasDecorations ? metrics.decorationHeight : 0
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        let diameter = max(0, min(area.width, area.height, metrics.circle))
        circle.bounds.size = CGSize(width: diameter, height: diameter)
        circle.center = CGPoint(x: area.midX, y: area.midY)
        circle.layer.cornerRadius = diameter / 2
        number.frame = area
        guard let decoration else { return }
        let space = CGRect(x: 0, y: area.maxY, width: bounds.width, height: below)
        let size = decoration.sizeThatFits(space.size)
        decoration.bounds.size = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
        decoration.center = CGPoint(x: space.midX, y: space.midY)
    }
}

extension UIFont {
    /// Returns the font in another design of the system's font.
    func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }
}
