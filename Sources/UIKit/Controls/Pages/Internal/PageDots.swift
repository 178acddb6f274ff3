/// The dots of a page control, in a row or a column.
@MainActor
final class PageDots: UIView {
    private typealias Metrics = SystemMetrics.PageDots

    struct Dot {
        /// Nil: a round dot.
        let image: UIImage?
        let color: UIColor
    }

    private var views: [UIImageView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    static func length(_ count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return 2 * Metrics.margin + Metrics.dot + CGFloat(count - 1) * Metrics.distance
    }

    /// The middle of the dot with this number from the start.
    static func middle(_ index: Int) -> CGFloat {
        Metrics.margin + Metrics.dot / 2 + CGFloat(index) * Metrics.distance
    }

    func show(_ dots: [Dot], isVertical: Bool, isReversed: Bool) {
        while views.count > dots.count { views.removeLast().removeFromSuperview() }
        while views.count < dots.count {
            let view = UIImageView()
            view.contentMode = .center
            views.append(view)
            addSubview(view)
        }
        for (index, (view, dot)) in zip(views, dots).enumerated() {
            view.image = dot.image
            view.tintColor = dot.color
            view.backgroundColor = dot.image == nil ? dot.color : nil
            view.layer.cornerRadius = dot.image == nil ? Metrics.dot / 2 : 0
            view.bounds.size = CGSize(width: Metrics.dot, height: Metrics.dot)
            let along = Self.middle(isReversed ? dots.count - 1 - index : index)
            let across = Metrics.height / 2
            view.center = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
    }
}
