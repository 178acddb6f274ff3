import Foundation

/// The two bars that show the position of the content while it moves.
///
/// Owned by the scroll view. The bars are its frontmost subviews, created when they are first shown; they receive no
/// touches.
@MainActor
final class ScrollIndicators {
    /// Sound: the scroll view owns this object.
    private unowned(unsafe) let scrollView: UIScrollView
    private var vertical: ScrollIndicatorView?
    private var horizontal: ScrollIndicatorView?
    /// True from the beginning of a movement until the bars have faded out.
    private var isShowing = false
    private var fade: DelayedCall?
    private var drag: IndicatorDrag?
    /// Whether the pointer is at the edge where a bar is; the bars are shown meanwhile.
    private(set) var isHovered = false

    /// The distance in points from a bar at which the pointer still reaches it.
    private static let reach: CGFloat = 8  // unverified

    private static let flashDuration = 1.0  // unverified

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func scrollingBegan() {
        fade?.cancel()
        fade = nil
        show()
    }

    /// Fades the bars out, unless the content still moves.
    func scrollingMayHaveEnded() {
        guard isShowing, !isHovered, !scrollView.isDragging, !scrollView.isDecelerating else { return }
        fadeOut(after: SystemMetrics.current.scrollIndicators.fadeDelay)
    }

    func flash() {
        show()
        guard !isHovered else { return }
        fadeOut(after: Self.flashDuration)
    }

    func hideNow() {
        fade?.cancel()
        fade = nil
        isShowing = false
        isHovered = false
        vertical?.show(false)
        horizontal?.show(false)
    }

    func styleDidChange() {
        vertical?.style = scrollView.indicatorStyle
        horizontal?.style = scrollView.indicatorStyle
    }

    func layOut() {
        guard isShowing else { return }
        if let vertical { vertical.frame = geometry(.vertical).frame }
        if let horizontal { horizontal.frame = geometry(.horizontal).frame }
    }

    private func show() {
        isShowing = true
        vertical = showBar(vertical, axis: .vertical)
        horizontal = showBar(horizontal, axis: .horizontal)
        layOut()
    }

    private func showBar(_ bar: ScrollIndicatorView?, axis: ScrollAxis) -> ScrollIndicatorView? {
        guard isWanted(axis) else {
            bar?.show(false)
            return bar
        }
        let bar = bar ?? ScrollIndicatorView(style: scrollView.indicatorStyle)
        if drag == nil {
            let new = IndicatorDrag(self)
            drag = new
            scrollView.addGestureRecognizer(new)
        }
        if bar.superview == nil { scrollView.addSubview(bar) }
        bar.show(true)
        return bar
    }

    private func isWanted(_ axis: ScrollAxis) -> Bool {
        let shows =
            axis == .vertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
        return shows && scrollView.overflows(axis)
    }

    private func fadeOut(after delay: Double) {
        fade?.cancel()
        fade = DelayedCall(after: delay) { [weak self] in
            guard let self else { return }
            fade = nil
            let bars = [vertical, horizontal]
            UIView.animate(withDuration: SystemMetrics.current.scrollIndicators.fadeDuration) {
                for bar in bars { bar?.alpha = 0 }
            } completion: { [weak self] isFinished in
                if isFinished, self?.fade == nil { self?.isShowing = false }
            }
        }
    }

    // MARK: The pointer

    /// Called when the pointer comes to the edge where a bar is, or leaves it.
    func setHovered(_ isHovered: Bool) {
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        if isHovered { scrollingBegan() } else { scrollingMayHaveEnded() }
    }

    /// The axis of the bar that is shown at a point of the scroll view; nil if there is none.
    func axis(at point: CGPoint) -> ScrollAxis? {
        func contains(_ bar: ScrollIndicatorView?) -> Bool {
            guard let bar, bar.superview === scrollView, bar.alpha > 0.01 else { return false }
            return bar.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
        }
        return contains(vertical) ? .vertical : contains(horizontal) ? .horizontal : nil
    }

    /// Whether a point of the scroll view is at the edge where a bar is shown when the content moves.
    func isAtTrack(_ point: CGPoint) -> Bool {
        ScrollAxis.allCases.contains { isWanted($0) && geometry($0).lane(reach: Self.reach).contains(point) }
    }

    /// The distance that the content moves while a bar moves by a point.
    func contentPerPoint(_ axis: ScrollAxis) -> CGFloat { geometry(axis).contentPerPoint }

    private func geometry(_ axis: ScrollAxis) -> IndicatorGeometry {
        let isVertical = axis == .vertical
        let bounds = scrollView.bounds
        let insets = isVertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
        let content = scrollView.adjustedContentInset
        return IndicatorGeometry(
            track: bounds.inset(by: insets).inset(by: safe), axis: axis,
            offset: scrollView.contentOffset[keyPath: axis.ofPoint], edges: scrollView.offsetEdges[axis],
            visibleLength: isVertical ? bounds.height : bounds.width,
            contentLength: isVertical
                ? scrollView.ownContentSize.height + content.top + content.bottom
                : scrollView.ownContentSize.width + content.left + content.right,
            sharesCorner: isWanted(.vertical) && isWanted(.horizontal),
            isLeading: scrollView.isRightToLeft,
            metrics: SystemMetrics.current.scrollIndicators)
    }
}

/// One scroll indicator: a capsule in the color of its style.
@MainActor
final class ScrollIndicatorView: UIView {
    var style: UIScrollView.IndicatorStyle {
        didSet { updateColor() }
    }

    init(style: UIScrollView.IndicatorStyle) {
        self.style = style
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.zPosition = 1_000_000  // above headers that float over the rows
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows or hides the bar without animation, also while it fades.
    func show(_ isShown: Bool) {
        layer.removeAllAnimations()
        alpha = isShown ? 1 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    private func updateColor() {
        let color = SystemColor.scrollIndicator.dynamic
        backgroundColor =
            switch style {
            case .default: color
            case .black: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            case .white: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            }
    }
}
