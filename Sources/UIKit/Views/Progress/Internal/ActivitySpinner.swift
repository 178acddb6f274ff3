/// Eight blades around a center, each paler than the one before it. One turn has as many steps, so that a visible
/// spinner costs eight small frames per second.
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
    /// The time of the next step, counted from the start instead of from the last step, so that late frames do not slow
    /// the turn.
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
        // After the process was suspended, missed steps are not made up for.
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

    /// Places the blades. The first one starts at 9 o'clock and moves clockwise; the others follow it.
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

    /// Compares raw values, since the old styles have deprecated names.
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
