import QuartzCore

/// The spinner of a refresh control: blades that appear one after the other while the content is pulled, and that turn
/// while it refreshes.
@MainActor
final class RefreshSpinner: UIView {
    private static var metrics: SystemMetrics.RefreshControls { SystemMetrics.current.refreshControls }

    private let blades = (0..<RefreshSpinner.metrics.blades).map { _ in UIView() }
    private var step = 0
    private var nextStep: DelayedCall?
    private var due = 0.0

    init() {
        let metrics = Self.metrics
        let side = 2 * metrics.ring + metrics.blade.height
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        for (index, blade) in blades.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(blades.count)
            blade.bounds.size = metrics.blade
            blade.layer.cornerRadius = metrics.blade.width / 2
            blade.center = CGPoint(
                x: side / 2 + metrics.ring * sin(angle), y: side / 2 - metrics.ring * cos(angle))
            blade.transform = CGAffineTransform(rotationAngle: angle)
            blade.alpha = 0
            addSubview(blade)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var color: UIColor = .gray {
        didSet { for blade in blades { blade.backgroundColor = color } }
    }

    /// How far the content is pulled, in points.
    var height: CGFloat = 0

    /// The share of the blades that is shown, from 0 to 1.
    var progress: CGFloat = 0 {
        didSet { if !isTurning, !isLeaving, progress != oldValue { showBlades() } }
    }

    /// Whether the spinner still leaves after it has turned.
    private(set) var isLeaving = false

    var isTurning = false {
        didSet {
            guard isTurning != oldValue else { return }
            nextStep?.cancel()
            nextStep = nil
            step = 0
            if isTurning {
                stopLeaving()
                due = CACurrentMediaTime()
                awaitStep()
            }
            showBlades()
        }
    }

    /// Called when the spinner is gone after it has turned.
    var didDisappear: () -> Void = {}

    /// Stops turning, and makes the spinner small and pale until it is gone.
    func disappear() {
        let wasTurning = isTurning
        isLeaving = wasTurning
        isTurning = false
        guard wasTurning else { return showBlades() }
        showTurning()
        UIView.animate(withDuration: Self.metrics.endDuration) { [self] in
            alpha = 0
            transform = CGAffineTransform(scaleX: 0.01, y: 0.01).rotated(by: .pi / 2)
        } completion: { [weak self] _ in
            guard let self, isLeaving, !isTurning else { return }
            stopLeaving()
            showBlades()
            didDisappear()
        }
    }

    private func stopLeaving() {
        isLeaving = false
        layer.removeAllAnimations()
        alpha = 1
        transform = .identity
    }

    // MARK: Blades

    private func showBlades() {
        if isTurning || isLeaving { return showTurning() }
        for (index, blade) in blades.enumerated() {
            blade.alpha = min(max(progress * CGFloat(blades.count) - CGFloat(index), 0), 1)
        }
    }

    /// The levels of an activity indicator: the blade at the front is the darkest, those behind it are paler.
    private func showTurning() {
        let levels = SystemMetrics.current.activitySpinner.bladeLevels
        for (index, blade) in blades.enumerated() {
            let behind = (step - index + 2 * blades.count) % blades.count
            blade.alpha = levels[min(behind, levels.count - 1)] / (levels.first ?? 255)
        }
    }

    private func awaitStep() {
        let now = CACurrentMediaTime()
        due += SystemMetrics.current.activitySpinner.turnDuration / Double(blades.count)
        // After the process was suspended, missed steps are not made up for.
        if due < now { due = now }
        nextStep = DelayedCall(after: due - now, isEndless: true) { [weak self] in self?.turn() }
    }

    private func turn() {
        guard isTurning else { return }
        step = (step + 1) % blades.count
        showTurning()
        awaitStep()
    }
}
