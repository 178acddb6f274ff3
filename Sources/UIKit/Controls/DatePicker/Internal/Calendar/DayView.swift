import Foundation

/// One day of a calendar: its number, in a circle if it is selected.
@MainActor
final class DayView: UIControl {
    struct Look: Equatable {
        var isSelected = false
        var isToday = false
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
    func show(_ day: Date?, text: String?, spokenText: String?, isEnabled: Bool) {
        self.day = day
        isHidden = day == nil
        number.text = text
        accessibilityLabel = spokenText
        self.isEnabled = isEnabled
    }

    var look = Look() {
        didSet { showLook() }
    }

    /// The selected day has a circle: a full one if it is today, a pale one otherwise.
    private func showLook() {
        let metrics = SystemMetrics.current.pickers.calendar
        isSelected = look.isSelected
        circle.isHidden = !look.isSelected
        circle.backgroundColor = look.isToday ? tintColor : tintColor.withAlphaComponent(metrics.circleAlpha)
        number.font =
            look.isSelected
            ? .systemFont(ofSize: metrics.selectedDaySize, weight: .medium) : .systemFont(ofSize: metrics.daySize)
        number.textColor =
            !isEnabled
            ? .tertiaryLabel
            : look.isSelected && look.isToday ? .white : look.isSelected || look.isToday ? tintColor : .label
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
        let diameter = min(bounds.width, bounds.height, SystemMetrics.current.pickers.calendar.circle)
        circle.bounds.size = CGSize(width: diameter, height: diameter)
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        circle.layer.cornerRadius = diameter / 2
        number.frame = bounds
    }
}
