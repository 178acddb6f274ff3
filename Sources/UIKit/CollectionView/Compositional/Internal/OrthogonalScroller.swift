import Foundation

/// The scroll view of one section, which holds the views of its items.
final class OrthogonalScroller: UIScrollView {
    /// Called after the content offset has changed.
    var didMove: (() -> Void)?

    private var section: CompositionSection?
    private var isMirrored = false
    /// The group at which a drag began.
    private var draggedGroup = 0

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
        super.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .plain }

    // MARK: Placing

    private var axis: LayoutAxis { section?.groups.axis ?? .horizontal }

    /// Shows the groups of a section in a frame of the collection view.
    func show(_ section: CompositionSection, frame: CGRect, isMirrored: Bool) {
        let kept = distance
        let isFirst = self.section == nil
        self.section = section
        self.isMirrored = isMirrored && section.groups.axis == .horizontal
        let sides = axis.sides(section.insets)
        let length = sides.before + section.groups.length + sides.after
        if self.frame != frame { self.frame = frame }
        let size = axis.size(max(length, axis.length(frame.size)), across: axis.across.length(frame.size))
        if contentSize != size { contentSize = size }
        isPagingEnabled = section.source.orthogonalScrollingBehavior == .paging
        apply(section.source.orthogonalScrollingProperties)
        let margin = centringMargin
        let insets =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
            : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        if contentInset != insets { contentInset = insets }
        if !isFirst, distance != kept, !isDragging, !isDecelerating { distance = kept }
    }

    private func apply(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        decelerationRate =
            properties.decelerationRate == .automatic
            ? (snapsToGroups && !isContinuous ? .fast : .normal)
            : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = properties.bounce == .always && axis == .horizontal
        alwaysBounceVertical = properties.bounce == .always && axis == .vertical
    }

    /// The insets that let the first and the last group come into the middle.
    private var centringMargin: CGFloat {
        guard let section, section.source.orthogonalScrollingBehavior == .groupPagingCentered else { return 0 }
        let sides = axis.sides(section.insets)
        return max(0, (axis.length(bounds.size) - section.groups.groupLength) / 2 - max(sides.before, sides.after))
    }

    /// The distance from the leading edge of the content to that of the visible part.
    var distance: CGFloat {
        get {
            let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
            return isMirrored ? contentSize.width - bounds.width - offset : offset
        }
        set { contentOffset = offset(for: newValue) }
    }

    private func offset(for distance: CGFloat) -> CGPoint {
        axis.point(isMirrored ? contentSize.width - bounds.width - distance : distance, across: 0)
    }

    var leastDistance: CGFloat { -centringMargin }
    private var greatestDistance: CGFloat {
        max(leastDistance, axis.length(contentSize) - axis.length(bounds.size) + centringMargin)
    }

    /// Converts a place of the layout, as if nothing had scrolled, to one in the content.
    func contentPoint(_ point: CGPoint) -> CGPoint {
        let spare = isMirrored ? contentSize.width - bounds.width : 0
        return CGPoint(x: point.x - frame.minX + spare, y: point.y - frame.minY)
    }

    /// Scrolls so that a range of the content, from its leading edge, is visible.
    func reveal(from start: CGFloat, to end: CGFloat, at position: ScrollPlace?, animated: Bool) {
        let room = axis.length(bounds.size)
        let target: CGFloat
        switch position {
        case .start: target = start
        case .middle: target = (start + end - room) / 2
        case .end: target = end - room
        case nil: target = start < distance ? start : end > distance + room ? end - room : distance
        }
        setContentOffset(offset(for: min(max(target, leastDistance), greatestDistance)), animated: animated)
    }

    enum ScrollPlace { case start, middle, end }

    // MARK: Touches for the collection view, which selects items

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Where scrolling ends

    private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        section?.source.orthogonalScrollingBehavior ?? .continuous
    }
    private var isContinuous: Bool { behavior == .continuousGroupLeadingBoundary }
    private var snapsToGroups: Bool { isContinuous || behavior == .groupPaging || behavior == .groupPagingCentered }

    /// The distance at which a group is in its place.
    private func distance(ofGroup group: Int) -> CGFloat {
        guard let section else { return 0 }
        let start = section.groups.start(ofGroup: group)
        guard behavior == .groupPagingCentered else { return start }
        return axis.sides(section.insets).before + start
            - (axis.length(bounds.size) - section.groups.groupLength) / 2
    }

    private func nearestGroup(to distance: CGFloat) -> Int {
        guard let groups = section?.groups, groups.count > 0 else { return 0 }
        let first = groups.group(at: distance - self.distance(ofGroup: 0))
        let next = min(first + 1, groups.count - 1)
        return abs(self.distance(ofGroup: next) - distance) < abs(self.distance(ofGroup: first) - distance)
            ? next : first
    }
}

extension OrthogonalScroller: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { didMove?() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { draggedGroup = nearestGroup(to: distance) }

    /// A group page turns by one group at most. The least speed that turns it is unverified.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard snapsToGroups, let section, section.groups.count > 0 else { return }
        var speed = axis == .horizontal ? velocity.x : velocity.y
        if isMirrored { speed = -speed }
        let group: Int
        if isContinuous {
            let target = axis == .horizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
            group = nearestGroup(to: isMirrored ? contentSize.width - bounds.width - target : target)
        } else {
            let turned = abs(speed) > 0.2 ? draggedGroup + (speed > 0 ? 1 : -1) : nearestGroup(to: distance)
            group = min(max(turned, draggedGroup - 1, 0), draggedGroup + 1, section.groups.count - 1)
        }
        let target = min(max(distance(ofGroup: group), leastDistance), greatestDistance)
        targetContentOffset.pointee = offset(for: target)
    }
}
