/// The dots of a page control, in a row or a column.
@MainActor
final class PageDots: UIView {
    private static var metrics: SystemMetrics.PageDots { SystemMetrics.current.pageDots }

    struct Dot {
        /// The image in place of a round dot; nil for a round dot.
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

    /// The length of the longest dot along the row. Images may be longer than round dots and increase the distance.
    var extent = PageDots.metrics.dot

    /// The distance between the centers of two dots.
    var distance: CGFloat { Self.metrics.distance - Self.metrics.dot + extent }

    func length(_ count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return 2 * Self.metrics.margin + extent + CGFloat(count - 1) * distance
    }

    /// Returns how many dots fit into a row of this length, at least one.
    func count(in length: CGFloat) -> Int {
        max(Int(((length - 2 * Self.metrics.margin - extent) / distance + 0.001).rounded(.down)) + 1, 1)
    }

    /// Returns the center of a dot, counted from the start of the row.
    func middle(_ index: Int) -> CGFloat {
        Self.metrics.margin + extent / 2 + CGFloat(index) * distance
    }

    /// - Parameter window: the indexes of the visible dots. Those at its ends are smaller if more dots follow.
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
