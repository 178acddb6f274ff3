/// What a refresh control shows: the spinner, and the title below it.
///
/// It is in the control, or in the background of a bar that covers the control.
@MainActor
final class RefreshContent: UIView {
    let spinner = RefreshSpinner()
    let title = UILabel()

    private static var metrics: SystemMetrics.RefreshControls { SystemMetrics.current.refreshControls }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        title.textAlignment = .center
        title.numberOfLines = 0
        addSubview(spinner)
        addSubview(title)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The height of the title at a width of the control; 0 without one.
    func titleHeight(width: CGFloat) -> CGFloat {
        guard title.attributedText != nil else { return 0 }
        let room = CGSize(width: width - 2 * Self.metrics.titleMargin, height: .greatestFiniteMagnitude)
        return SystemMetrics.roundUp(title.sizeThatFits(room).height, scale: max(traitCollection.displayScale, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = Self.metrics
        // The middle of the part that the pull has uncovered, and no lower than in the standard height.
        let isWhole = spinner.isTurning || spinner.isLeaving
        let shown = isWhole ? metrics.height : min(max(spinner.height, 0), metrics.height)
        spinner.center = CGPoint(x: bounds.midX, y: shown / 2)
        title.frame = CGRect(
            x: metrics.titleMargin, y: metrics.titleTop, width: max(bounds.width - 2 * metrics.titleMargin, 0),
            height: titleHeight(width: bounds.width))
    }

    /// Moves to another view, with the same place on the screen as `control`.
    func show(in place: UIView, over control: UIView) {
        if superview !== place { place.addSubview(self) }
        let frame = place === control ? control.bounds : control.convert(control.bounds, to: place)
        if self.frame != frame { self.frame = frame }
    }
}
