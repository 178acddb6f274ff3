/// The views of a stepper: the backgrounds and signs of the two halves and the divider between them.
@MainActor
final class StepperButtonsView: UIView {
    private static var metrics: SystemMetrics.Steppers { SystemMetrics.current.steppers }

    var backgroundImages = StateImages()
    var dividerImages = DividerImages()
    var signImages: [StepperHalf: StateImages] = [:]

    private let backgrounds = [StepperHalf.decrement: UIImageView(), .increment: UIImageView()]
    private let signs = [StepperHalf.decrement: UIImageView(), .increment: UIImageView()]
    private let divider = UIImageView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = Self.metrics.cornerRadius
        for half in [StepperHalf.decrement, .increment] {
            if let background = backgrounds[half] { addSubview(background) }
            if let sign = signs[half] { addSubview(sign) }
            signs[half]?.contentMode = .center
        }
        addSubview(divider)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func image(of half: StepperHalf, for state: UIControl.State) -> UIImage? {
        signImages[half]?[state] ?? Self.signs[half] ?? nil
    }

    private static let signs: [StepperHalf: UIImage?] = {
        let configuration = UIImage.SymbolConfiguration(pointSize: metrics.sign, weight: .medium)
        return [
            .decrement: UIImage(systemName: "minus", withConfiguration: configuration),
            .increment: UIImage(systemName: "plus", withConfiguration: configuration),
        ]
    }()

    func show(decrement: UIControl.State, increment: UIControl.State, of stepper: UIStepper) {
        let hasOwnBackground = !backgroundImages.isEmpty
        backgroundColor = hasOwnBackground ? nil : .tertiarySystemFill
        layer.cornerRadius = hasOwnBackground ? 0 : Self.metrics.cornerRadius
        for (half, state) in [(StepperHalf.decrement, decrement), (.increment, increment)] {
            let isAtLeft = (half == .decrement) != stepper.isRightToLeft
            let area = CGRect(
                x: isAtLeft ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
            backgrounds[half]?.frame = area
            backgrounds[half]?.image = backgroundImages[state]
            backgrounds[half]?.backgroundColor = !hasOwnBackground && state == .highlighted ? .systemFill : nil
            signs[half]?.frame = area
            signs[half]?.image = image(of: half, for: state)
            signs[half]?.tintColor = state == .disabled ? .tertiaryLabel : .label
        }
        let states = stepper.isRightToLeft ? (increment, decrement) : (decrement, increment)
        divider.image = dividerImages[states.0, states.1]
        divider.backgroundColor = divider.image == nil && !hasOwnBackground ? SystemColor.segmentDivider.dynamic : nil
        divider.isHidden = divider.image == nil && (decrement == .highlighted || increment == .highlighted)
        let size = divider.image?.size ?? Self.metrics.divider
        divider.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
