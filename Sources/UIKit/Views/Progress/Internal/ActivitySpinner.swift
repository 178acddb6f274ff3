/// Eight blades around a middle, each paler than the one before it. A turn is made of as many steps, so that a wheel on the screen costs eight
/// small frames a second.
@MainActor
final class ActivitySpinner: UIView {
    private static var metrics: SystemMetrics.ActivitySpinner { SystemMetrics.current.activitySpinner }

    private let blades = ActivitySpinner.metrics.bladeLevels.map { level in
        let blade = UIView()
        blade.alpha = level / 255
        return blade
    }
    private var step = 0
    private var nextStep: DelayedCall?
    /// When the next step is due: counted on from the start, so that late frames do not slow the turn.
    private var due = 0.0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        blades.forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var style = UIActivityIndicatorView.Style.medium {
        didSet { setNeedsLayout() }
    }

    var color: UIColor = .gray {
        didSet { for blade in blades { blade.backgroundColor = color } }
    }

    var size: CGSize { Self.size(of: style) }

    var isTurning = false {
        didSet {
            guard isTurning != oldValue else { return }
            nextStep?.cancel()
            nextStep = nil
            due = CACurrentMediaTime()
            if isTurning { awaitStep() }
        }
    }

    private func awaitStep() {
        let now = CACurrentMediaTime()
        due += Self.metrics.turnDuration / Double(blades.count)
        // A process that slept takes no steps to catch up.
        if due < now { due = now }
        nextStep = DelayedCall(after: due - now, isEndless: true) { [weak self] in self?.turn() }
    }

    private func turn() {
        guard isTurning else { return }
        step = (step + 1) % blades.count
        placeBlades()
        awaitStep()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeBlades()
    }

    /// The first blade stands at 9 o'clock and goes round clockwise; the others follow it.
    private func placeBlades() {
        let (length, thickness, radius) = isLarge ? Self.metrics.largeBlade : Self.metrics.mediumBlade
        for (index, blade) in blades.enumerated() {
            let angle = .pi - CGFloat(index - step) * 2 * .pi / CGFloat(blades.count)
            blade.transform = .identity
            blade.bounds.size = CGSize(width: length, height: thickness)
            blade.layer.cornerRadius = thickness / 2
            blade.center = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            blade.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    private var isLarge: Bool { Self.isLarge(style) }

    /// By raw value: the old styles have deprecated names.
    private static func isLarge(_ style: UIActivityIndicatorView.Style) -> Bool {
        style == .large || style.rawValue == 0
    }

    static func size(of style: UIActivityIndicatorView.Style) -> CGSize {
        let side = isLarge(style) ? Self.metrics.large : Self.metrics.medium
        return CGSize(width: side, height: side)
    }

    static func color(of style: UIActivityIndicatorView.Style) -> UIColor {
        style.rawValue == 0 || style.rawValue == 1 ? .white : SystemColor.activityWheel.dynamic
    }
}
