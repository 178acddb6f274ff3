/// Covers the window during and after a presentation: the dimming, and over it the presented view in its frame.
///
/// Made and removed by its presentation. Its layout places the presented view, so that a resized window keeps its sheet right.
final class PresentationContainerView: UIView {
    let dimmingView = UIView()
    private let layout: PresentationLayout
    private let depth: Int
    private weak var presented: UIViewController?
    /// The sheet's rounded corners; the presented view itself stays as its controller made it.
    private let cardView = UIView()

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

    /// What moves in a transition: the card with the presented view.
    var movingView: UIView { cardView }

    /// Loads the presented view and puts it into its card.
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

    private var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }

    private func layoutCard() {
        let (resting, moved) = (restingFrame, cardView.transform)
        cardView.bounds.size = resting.size
        cardView.center = CGPoint(x: resting.midX, y: resting.midY)
        cardView.transform = moved
        guard layout.isSheet else { return }
        cardView.layer.cornerRadius = SystemMetrics.Sheets.cornerRadius
        cardView.layer.maskedCorners =
            layout.roundsBottom(bounds, isCompact: isCompact)
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCard()
    }
}
