import Foundation

/// The views of one navigation item in a bar: prompt, back button, left items, title and right items, and the large
/// title below them. A bar has one content, and two during a transition.
@MainActor
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    private(set) var titleView: UIView?
    private(set) var backButton: BarButton?
    /// The image in the place of the back button's chevron.
    let backIndicator: UIImage?
    private var titleOffset = UIOffset.zero
    /// Whether the back button is the outermost view at the leading edge.
    private var startsWithBack = false
    private var backTitles: [String] = []
    /// The size of a custom title view, and the one that it had after the last layout, which may be narrower.
    private var ownTitleSize = CGSize.zero
    private var grantedTitleSize = CGSize.zero
    private var leadingViews: [UIView] = []
    private var trailingViews: [UIView] = []
    private var centerViews: [UIView] = []
    /// Keeps room for the search bar, which is a subview of the bar, in the row of the buttons.
    private(set) var searchRoom: UIView?
    private let hasLeadingTitle: Bool
    private var prompt: UILabel?
    let largeTitle: LargeTitleView?

    init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar, isLarge: Bool) {
        self.item = item
        backIndicator = NavigationBarLook(of: item, in: bar).backIndicator
        hasLeadingTitle = item.hasLeadingTitle(in: bar)
        largeTitle = isLarge ? LargeTitleView(item.title ?? "") : nil
        super.init(frame: bar.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        makeViews(backItem: backItem, bar: bar)
        if let largeTitle { addSubview(largeTitle) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func makeViews(backItem: UINavigationItem?, bar: UINavigationBar) {
        let leftItems = item.leftBarButtonItems ?? []
        let hasBack = !item.hidesBackButton && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
        if backItem == nil, hasBack, let action = item.backAction {
            backTitles = action.title.isEmpty ? [] : [action.title]
            backButton = BarButton.back(title: action.title, image: action.image ?? backIndicator) { [weak bar] _ in
                bar?.backButtonTapped()
            }
        }
        if let backItem, hasBack {
            backTitles = backItem.titlesOfBackButton
            backButton = BarButton.back(title: backTitles.first, image: backIndicator) { [weak bar] _ in
                bar?.backButtonTapped()
            }
            backButton?.accessibilityIdentifier = "BackButton"
            let source = backItem.backBarButtonItem ?? UIBarButtonItem()
            source.owner = bar
            backButton?.take(source.backGround, of: source)
            if let tintColor = source.tintColor { backButton?.tintColor = tintColor }
        }
        let containerItems = [bar.containerItem].compactMap { $0 }
        let overflow = item.overflowItem(in: bar)
        let rightItems = (overflow.map { [$0] } ?? []) + (item.rightBarButtonItems ?? [])
        let centerItems = item.showsCenter(in: bar) ? item.centerItemGroups.flatMap(\.shownItems) : []
        for barItem in containerItems + leftItems + rightItems + centerItems { barItem.owner = bar }
        centerViews = centerItems.compactMap(BarButton.view)
        startsWithBack = backButton != nil && containerItems.isEmpty
        leadingViews =
            containerItems.compactMap(BarButton.view) + [backButton].compactMap { $0 }
            + leftItems.compactMap(BarButton.view)
        trailingViews = rightItems.compactMap(BarButton.view)
        if bar.isSearchInline(of: item) {
            let room = UIView(frame: CGRect(origin: .zero, size: Self.searchSize))
            room.isUserInteractionEnabled = false
            searchRoom = room
            trailingViews.append(room)
        }
        titleView = item.titleView ?? makeTitle()
        prompt = makeLabel(item.prompt)
        prompt?.font = .systemFont(ofSize: SystemMetrics.current.bars.promptFontSize)
        for view in leadingViews + centerViews + trailingViews + [titleView, prompt].compactMap({ $0 }) {
            addSubview(view)
        }
    }

    /// The label of the title, which is inside of a button if the title has a menu.
    private var titleLabel: UILabel? {
        item.titleView == nil ? titleView as? UILabel ?? (titleView as? TitleMenuButton)?.label : nil
    }

    private func makeTitle() -> UIView? {
        guard let label = makeLabel(item.title) else { return nil }
        label.accessibilityTraits = [.staticText, .header]
        guard let provider = item.titleMenuProvider else { return label }
        return TitleMenuButton(label) { provider([]) }
    }

    private func makeLabel(_ text: String?) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        return label
    }

    /// Applies fonts, colors and places to the titles and the buttons.
    func show(_ look: NavigationBarLook) {
        if let label = titleLabel {
            let isLarge = item.largeTitleDisplayMode == .inline
            let standard =
                isLarge
                ? UIFont.systemFont(ofSize: SystemMetrics.current.bars.largeTitleFontSize, weight: .bold)
                : SystemMetrics.current.bars.titleFont
            label.font = (isLarge ? look.largeTitle : look.title)[.font] as? UIFont ?? standard
            label.textColor = look.title[.foregroundColor] as? UIColor ?? .label
        }
        prompt?.textColor = look.title[.foregroundColor] as? UIColor ?? .label
        largeTitle?.show(look.largeTitle, look.largeTitleFont)
        if titleOffset != look.titleOffset {
            titleOffset = look.titleOffset
            setNeedsLayout()
        }
        for case let button as BarButton in leadingViews + centerViews + trailingViews {
            let wanted = button === backButton ? look.backButton : button.isDone ? look.doneButton : look.button
            guard !wanted.isUnset || !button.look.isUnset else { continue }
            button.look = wanted
            setNeedsLayout()
        }
    }

    /// The size of a search bar in the row. Unverified.
    private static let searchSize = CGSize(width: 240, height: 44)

    // MARK: The large title

    /// Shows or hides the title in the row, which is shown while the large title is hidden. A custom title view is
    /// always shown.
    func showInlineTitle(_ isShown: Bool, animated: Bool) {
        guard let titleView, item.titleView == nil, showsInlineTitle != isShown else { return }
        guard animated, window != nil else {
            UIView.performWithoutAnimation { titleView.alpha = isShown ? 1 : 0 }
            return
        }
        UIView.animate(
            withDuration: SystemMetrics.current.bars.titleFadeDuration, delay: 0, options: .beginFromCurrentState
        ) {
            titleView.alpha = isShown ? 1 : 0
        }
    }

    // MARK: Moving with the screen

    /// Whether the title in the row is seen; a large title hides it.
    var showsInlineTitle: Bool { titleView.map { $0.alpha > 0.5 } ?? false }

    /// Called after a transition, also if it was cancelled.
    func endMovingTitles() {
        for title in [titleView, largeTitle, backButton?.title] { title?.transform = .identity }
    }

    // MARK: Layout

    private var sheetMargin: CGFloat { (superview as? UINavigationBar)?.sheetMargin ?? 0 }

    /// The part of the bar that contains the buttons and the title.
    private var row: CGRect {
        let height = SystemMetrics.current.bars.navigationBarHeight
        let top = (prompt == nil ? 0 : SystemMetrics.current.bars.promptHeight) + sheetMargin
        return CGRect(x: 0, y: top, width: bounds.width, height: min(height, max(bounds.height, 0)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bars = SystemMetrics.current.bars
        let margin = SystemMetrics.current.margins.bar(width: bounds.width)
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let (leadingSide, trailingSide) = isRightToLeft ? (right, left) : (left, right)
        let leadingStart = leadingSide + (startsWithBack ? bars.backChevronLeading : margin)
        let trailingStart = trailingSide + margin
        let barRow = BarRow(room: bounds.width - leadingStart - trailingStart, gap: bars.itemGap)
        chooseBackTitle(in: barRow)
        let (leading, trailing) = (items(leadingViews), items(trailingViews))
        let limits = barRow.limits(leading: BarRow.width(of: leading), trailing: BarRow.width(of: trailing))
        let leadingEnd = place(leadingViews, leading, limit: limits.leading, from: leadingStart, isLeading: true)
        let trailingEnd = place(trailingViews, trailing, limit: limits.trailing, from: trailingStart, isLeading: false)
        if let searchBar = titleView as? UISearchBar {
            place(
                searchBar, leading: leadingEnd + (leadingViews.isEmpty ? 0 : bars.titleGap),
                trailing: trailingEnd + (trailingViews.isEmpty ? 0 : bars.titleGap))
        } else {
            placeTitle(leading: leadingEnd + bars.titleGap, trailing: trailingEnd + bars.titleGap)
        }
        placeCenter(leading: leadingEnd, trailing: trailingEnd)
        if let prompt {
            let height = prompt.sizeThatFits(.zero).height
            prompt.frame = CGRect(
                x: 0, y: SystemMetrics.current.bars.promptHeight - height, width: bounds.width, height: height)
        }
        if let largeTitle {
            let top = row.maxY + sheetMargin
            let height = max(0, bounds.height - top)
            largeTitle.bounds.size = CGSize(width: bounds.width, height: height)
            largeTitle.center = CGPoint(x: bounds.midX, y: top + height / 2)
            largeTitle.sideInsets = (left + margin, right + margin)
        }
    }

    /// Returns the natural sizes of views that are placed side by side. A space replaces the default gap between its
    /// neighbors.
    private func items(_ views: [UIView]) -> [BarRow.Item] {
        views.enumerated().map { index, view in
            let next = index + 1 < views.count ? views[index + 1] : nil
            let hasGap = next.map { !(view is BarSpace) && !($0 is BarSpace) } ?? false
            let button = view as? BarButton
            return BarRow.Item(
                width: button?.sizeThatFits(row.size).width ?? view.bounds.width,
                isFlexible: button?.shownTitle?.isEmpty == false,
                gapAfter: hasGap ? SystemMetrics.current.bars.itemGap : 0)
        }
    }

    /// Gives the back button the longest title beside which the title of the bar and the other items have their
    /// widths; without such a title it has only its chevron.
    private func chooseBackTitle(in barRow: BarRow) {
        guard let backButton, !backTitles.isEmpty else { return }
        let titleWidth = titleView is UISearchBar ? 0 : titleSize.width
        let gaps = titleWidth > 0 ? 2 * SystemMetrics.current.bars.titleGap : 0
        let others =
            BarRow.width(of: items(leadingViews.filter { $0 !== backButton })) + BarRow.width(of: items(trailingViews))
            + (leadingViews.count > 1 ? SystemMetrics.current.bars.itemGap : 0)
        backButton.shownTitle =
            backTitles.first { title in
                let back = backButton.width(withTitle: title)
                // A back title extends to the middle of the bar at most.
                return back <= bounds.width / 2 && back + others + titleWidth + gaps <= barRow.room
            } ?? ""
    }

    /// Places views side by side, starting at one edge. Returns how far they extend into the bar.
    private func place(
        _ views: [UIView], _ items: [BarRow.Item], limit: CGFloat, from start: CGFloat, isLeading: Bool
    ) -> CGFloat {
        let row = row
        var reach = start
        for (view, (item, granted)) in zip(views, zip(items, BarRow.widths(of: items, limit: limit))) {
            let width =
                granted < item.width ? SystemMetrics.roundDown(granted, scale: contentScaleFactor) : item.width
            let height = view is BarButton ? row.height : min(view.bounds.height, row.height)
            let x = isLeading != isRightToLeft ? reach : bounds.width - reach - width
            let y = row.minY + SystemMetrics.roundDown((row.height - height) / 2, scale: contentScaleFactor)
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            reach += width + item.gapAfter
        }
        return reach
    }

    /// Centers the views of the center groups in the bar, as far as the views at its ends leave room.
    private func placeCenter(leading: CGFloat, trailing: CGFloat) {
        guard !centerViews.isEmpty else { return }
        let gap = SystemMetrics.current.bars.titleGap
        let title = titleView.map { $0.bounds.width + gap } ?? 0
        let items = items(centerViews)
        let width = BarRow.width(of: items)
        let first = leading + gap + title
        let room = bounds.width - trailing - gap - first
        let start = max(min((bounds.width - width) / 2, first + room - width), first)
        _ = place(centerViews, items, limit: max(min(width, room), 0), from: start, isLeading: true)
    }

    /// Places a search bar, which has no intrinsic width: its field fills the space between the buttons.
    private func place(_ searchBar: UISearchBar, leading: CGFloat, trailing: CGFloat) {
        let inset = SystemMetrics.current.searching.sideInset
        let left = (isRightToLeft ? trailing : leading) - inset
        let right = bounds.width - (isRightToLeft ? leading : trailing) + inset
        searchBar.frame = CGRect(x: left, y: row.minY, width: max(right - left, 0), height: row.height)
    }

    /// The size that the title asks for.
    private var titleSize: CGSize {
        guard let titleView else { return .zero }
        if titleView.bounds.size != grantedTitleSize { ownTitleSize = titleView.bounds.size }
        return titleView is UILabel || titleView is TitleMenuButton || ownTitleSize == .zero
            ? titleView.sizeThatFits(row.size) : ownTitleSize
    }

    /// Centers the title in the bar if it fits there; otherwise places it in the space between the buttons.
    private func placeTitle(leading: CGFloat, trailing: CGFloat) {
        guard let titleView else { return }
        let row = row
        let left = isRightToLeft ? trailing : leading
        let right = bounds.width - (isRightToLeft ? leading : trailing)
        let fitting = titleSize
        var width = min(fitting.width, max(right - left, 0))
        if item.titleView == nil, width < min(fitting.width, SystemMetrics.current.bars.minimumTitleWidth) { width = 0 }
        let height = min(fitting.height, row.height)
        let centered = (bounds.width - width) / 2
        let edge = isRightToLeft ? right - width : left
        let x = min(max(hasLeadingTitle ? edge : centered, left), max(right - width, left))
        // Not the frame, since the title has a transform while it moves with its screen.
        titleView.bounds.size = CGSize(width: width, height: height)
        grantedTitleSize = titleView.bounds.size
        let offset = item.titleView == nil ? titleOffset : .zero
        titleView.center = CGPoint(
            x: SystemMetrics.roundDown(x, scale: contentScaleFactor) + width / 2 + offset.horizontal,
            y: row.minY + SystemMetrics.roundDown((row.height - height) / 2, scale: contentScaleFactor) + height / 2
                + offset.vertical)
    }
}
