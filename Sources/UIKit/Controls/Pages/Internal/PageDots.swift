/// The dots of a page control, in a row or a column.
@MainActor
final class PageDots: UIView {
    private static var metrics: SystemMetrics.PageDots { SystemMetrics.current.pageDots }

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

    /// How long the longest dot is along the row: images may be longer than dots, and push the others away.
    var extent = PageDots.metrics.dot

    /// From middle to middle.
    var distance: CGFloat { Self.metrics.distance - Self.metrics.dot + extent }

    func length(_ count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return 2 * Self.metrics.margin + extent + CGFloat(count - 1) * distance
    }

    /// How many dots a row of this length has room for, one at least.
    func count(in length: CGFloat) -> Int {
        max(Int(((length - 2 * Self.metrics.margin - extent) / distance + 0.001).rounded(.down)) + 1, 1)
    }

    /// The middle of the dot with this number from the start.
    func middle(_ index: Int) -> CGFloat {
        Self.metrics.margin + extent / 2 + CGFloat(index) * distance
    }

    /// - Parameter window: the dots that there is room for; those at its ends are small where more follow.
    func show(_ dots: [Dot], window: Range<Int>, isVertical: Bool, isReversed: Bool) {
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
            view.layer.cornerRadius = dot.image == nil ? Self.metrics.dot / 2 : 0
            view.bounds.size = CGSize(width: Self.metrics.dot, height: Self.metrics.dot)
            view.isHidden = !window.contains(index)
            let isFollowed =
                (index == window.lowerBound && index > 0)
                || (index == window.upperBound - 1 && index < dots.count - 1)
            let shrink = Self.metrics.followedScale
            view.transform = isFollowed ? CGAffineTransform(scaleX: shrink, y: shrink) : .identity
            let along = middle(isReversed ? dots.count - 1 - index : index)
            let across = Self.metrics.height / 2
            view.center = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        }
    }
}
