/// What a navigation bar shows of one item: back button, left items, title, right items. A bar has one, two during a transition.
@MainActor
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private(set) var titleView: UIView?
    private(set) var backButton: BarButton?
    private var leadingViews: [UIView] = []
    private var trailingViews: [UIView] = []

    init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
        self.item = item
        super.init(frame: bar.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        makeViews(backItem: backItem, bar: bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func makeViews(backItem: UINavigationItem?, bar: UINavigationBar) {
        let leftItems = item.leftBarButtonItems ?? []
        if let backItem, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
            backButton = BarButton.back(title: backItem.titleOfBackButton) { [weak bar] _ in bar?.backButtonTapped() }
            backButton?.accessibilityIdentifier = "BackButton"
        }
        leadingViews = [backButton].compactMap { $0 } + leftItems.compactMap(BarButton.view)
        trailingViews = (item.rightBarButtonItems ?? []).compactMap(BarButton.view)
        for barItem in leftItems + (item.rightBarButtonItems ?? []) { barItem.owner = bar }
        titleView = item.titleView ?? makeTitleLabel(bar: bar)
        for view in leadingViews + trailingViews + [titleView].compactMap({ $0 }) { addSubview(view) }
    }

    private func makeTitleLabel(bar: UINavigationBar) -> UILabel? {
        guard let title = item.title, !title.isEmpty else { return nil }
        let label = UILabel()
        label.text = title
        label.font = bar.titleTextAttributes?[.font] as? UIFont ?? SystemMetrics.current.bars.titleFont
        label.textColor = bar.titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = .center
        return label
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let bars = SystemMetrics.current.bars
        let margin = SystemMetrics.current.margins.system(windowWidth: bounds.width)
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let (leadingSide, trailingSide) = isRightToLeft ? (right, left) : (left, right)
        let leadingStart = leadingSide + (backButton == nil ? margin : bars.backChevronLeading)
        let leadingEnd = place(leadingViews, from: leadingStart, gap: bars.itemGap, fromLeadingEdge: true)
        let trailingEnd = place(
            trailingViews, from: trailingSide + margin, gap: bars.itemGap, fromLeadingEdge: false)
        placeTitle(leading: leadingEnd + bars.titleGap, trailing: trailingEnd + bars.titleGap)
    }

    /// Sets views side by side from one edge; returns how far they reach into the bar.
    private func place(_ views: [UIView], from start: CGFloat, gap: CGFloat, fromLeadingEdge: Bool) -> CGFloat {
        guard !views.isEmpty else { return start }
        var reach = start
        for view in views {
            let isButton = view is BarButton
            let fitting = isButton ? view.sizeThatFits(bounds.size) : view.bounds.size
            // Long titles give way to the middle of the bar.
            let width = min(fitting.width, bounds.width / 2 - reach)
            let height = isButton ? bounds.height : min(fitting.height, bounds.height)
            let x = fromLeadingEdge != isRightToLeft ? reach : bounds.width - reach - width
            let y = SystemMetrics.roundDown((bounds.height - height) / 2, scale: contentScaleFactor)
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            reach += width + gap
        }
        return reach - gap
    }

    /// Centred in the bar where it fits there, else in the room that the buttons leave.
    private func placeTitle(leading: CGFloat, trailing: CGFloat) {
        guard let titleView else { return }
        let left = isRightToLeft ? trailing : leading
        let right = bounds.width - (isRightToLeft ? leading : trailing)
        let fitting = titleView is UILabel ? titleView.sizeThatFits(bounds.size) : titleView.bounds.size
        let width = min(fitting.width, max(right - left, 0))
        let height = min(fitting.height, bounds.height)
        let centered = (bounds.width - width) / 2
        let x = min(max(centered, left), max(right - width, left))
        titleView.frame = CGRect(
            x: SystemMetrics.roundDown(x, scale: contentScaleFactor),
            y: SystemMetrics.roundDown((bounds.height - height) / 2, scale: contentScaleFactor), width: width,
            height: height)
    }
}
