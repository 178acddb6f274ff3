/// Covers the window during and after a presentation: the dimming, and over it the card with the presented view.
///
/// Made and removed by its presentation. Its layout places the card, so that a resized window keeps its sheet right.
final class PresentationContainerView: UIView {
    /// What moves in a transition and has a sheet's rounded corners; the presented view stays as its controller made
    /// it.
    let cardView = UIView()
    private let dimmingView = UIView()
    private let layout: PresentationLayout
    private let depth: Int
    private weak var presented: UIViewController?

    init(frame: CGRect, layout: PresentationLayout, depth: Int, presented: UIViewController) {
        self.layout = layout
        self.depth = depth
        self.presented = presented
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = UIColor(white: 0, alpha: layout.dimming())
        dimmingView.frame = bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimmingView)
        cardView.clipsToBounds = layout.isSheet
        addSubview(cardView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Loads the presented view and puts it into the card.
    func takePresentedView() {
        guard let view = presented?.view else { return }
        layoutCard()
        view.frame = cardView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cardView.addSubview(view)
    }

    /// Where the card rests.
    var restingFrame: CGRect {
        layout.frame(
            in: bounds, safeArea: window?.safeAreaInsets ?? safeAreaInsets, isCompact: isCompact, depth: depth,
            preferred: presented?.preferredContentSize ?? .zero)
    }

    /// How far the card goes down to be out of sight.
    var travel: CGFloat { bounds.height - restingFrame.minY }

    func setShown(_ isShown: Bool, _ style: UIModalTransitionStyle) {
        switch style {
        case .coverVertical: setOffset(isShown ? 0 : travel)
        case .crossDissolve:
            cardView.alpha = isShown ? 1 : 0
            dimmingView.alpha = isShown ? 1 : 0
        }
    }

    /// Moves the card down from where it rests; the dimming fades with it.
    func setOffset(_ offset: CGFloat) {
        cardView.transform = CGAffineTransform(translationX: 0, y: offset)
        dimmingView.alpha = travel > 0 ? min(max(1 - offset / travel, 0), 1) : 0
    }

    private var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }

    private func layoutCard() {
        let resting = restingFrame
        // Bounds and centre, since the card may be moved by a transform just now.
        cardView.bounds.size = resting.size
        cardView.center = CGPoint(x: resting.midX, y: resting.midY)
        guard layout.isSheet else { return }
        cardView.layer.cornerRadius = SystemMetrics.Sheets.cornerRadius
        cardView.layer.maskedCorners =
            isCompact
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCard()
    }
}
