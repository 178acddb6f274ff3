import Foundation

/// The line below a calendar that has the time on a button.
@MainActor
final class TimeRow: UIView {
    private let label = UILabel()
    private let button: DateButton

    init(_ model: DatePickerModel) {
        button = DateButton(model, part: .time)
        super.init(frame: .zero)
        label.text = SystemText.time.string
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(label)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a calendar")
    }

    func showValue() {
        button.showValue()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = button.intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        let width = bounds.width - size.width - 8
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        label.textAlignment = .natural
    }
}
