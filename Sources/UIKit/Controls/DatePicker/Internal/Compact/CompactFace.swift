import Foundation

/// A date picker's buttons: one with the date, one with the time, or both.
@MainActor
final class CompactFace: UIView, DatePickerFace {
    private let model: DatePickerModel
    private var buttons: [DateButton] = []
    var alignment = UIControl.ContentHorizontalAlignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    init(_ model: DatePickerModel) {
        self.model = model
        super.init(frame: .zero)
        settingsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made by a picker")
    }

    func settingsDidChange() {
        let parts: [DateButton.Part] =
            switch model.settings.mode {
            case .date: [.date]
            case .time: [.time]
            case .dateAndTime, .countDownTimer: [.date, .time]
            }
        if parts != buttons.map(\.part) {
            for button in buttons { button.removeFromSuperview() }
            buttons = parts.map { DateButton(model, part: $0) }
            for button in buttons { addSubview(button) }
        }
        for button in buttons { button.settingsDidChange() }
        setNeedsLayout()
    }

    func showValue(animated: Bool) {
        for button in buttons { button.showValue() }
        superview?.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private static var spacing: CGFloat { SystemMetrics.current.pickers.compact.spacing }

    var size: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(sizes.count - 1, 0)),
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = size
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat =
            switch alignment {
            case .left, .fill, .leading: 0
            case .right, .trailing: bounds.width - size.width
            case .center: ((bounds.width - size.width) / 2).rounded()
            }
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(
                x: x, y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
            x += width + Self.spacing
        }
    }
}
