/// The labels beside the wheels of a duration, which do not move while the numbers turn.
@MainActor
final class DurationUnits {
    private let hours = UILabel()
    private let minutes = UILabel()

    init(below view: UIView) {
        for label in [hours, minutes] {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.isHidden = true
            view.addSubview(label)
        }
        minutes.text = "min"
    }

    var isHidden: Bool {
        get { hours.isHidden }
        set { (hours.isHidden, minutes.isHidden) = (newValue, newValue) }
    }

    func show(hours number: Int) {
        hours.text = number == 1 ? "hour" : "hours"
        hours.superview?.setNeedsLayout()
    }

    func layout(beside wheels: UIPickerView) {
        guard !isHidden, wheels.numberOfComponents == 2 else { return }
        wheels.layoutIfNeeded()
        for (component, label) in [hours, minutes].enumerated() {
            guard let wheel = wheels.wheelFrame(component) else { continue }
            let size = label.sizeThatFits(CGSize(width: 80, height: 40))
            let isRightToLeft = wheels.effectiveUserInterfaceLayoutDirection == .rightToLeft
            // The distance leaves room for two digits.
            let x = isRightToLeft ? wheel.midX - 20 - size.width : wheel.midX + 20
            label.frame = CGRect(
                x: x, y: (wheels.bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        }
    }
}
