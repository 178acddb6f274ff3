import Foundation

/// Computes the adjusted content inset of a scroll view from its safe area.
///
/// Owned by the scroll view, which calls ``update()`` whenever a value that it depends on has changed.
@MainActor
final class InsetAdjustment {
    /// Sound: the scroll view owns this object.
    private unowned(unsafe) let scrollView: UIScrollView
    private(set) var adjusted = UIEdgeInsets.zero
    private var isUpdating = false
    /// The height at the bottom of the view that the keyboard or other input views cover; set by a table view
    /// controller.
    var coveredBelow: CGFloat = 0 {
        didSet { if coveredBelow != oldValue { update() } }
    }

    /// The height that a refresh control adds at the top while it refreshes. The content offset stays when it changes.
    var refreshing: CGFloat = 0 {
        didSet { if refreshing != oldValue { update() } }
    }
    /// The value of ``refreshing`` in ``adjusted``.
    private var adjustedRefreshing: CGFloat = 0
    /// The content inset in ``adjusted``.
    private var adjustedContentInset = UIEdgeInsets.zero

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The part of the safe area that the adjusted inset does not cover yet.
    var safeAreaForContent: UIEdgeInsets {
        let safe = scrollView.safeAreaInsets
        let inset = scrollView.contentInset
        return UIEdgeInsets(
            top: max(0, safe.top - (adjusted.top - refreshing - inset.top)),
            left: max(0, safe.left - (adjusted.left - inset.left)),
            bottom: max(0, safe.bottom - (adjusted.bottom - inset.bottom)),
            right: max(0, safe.right - (adjusted.right - inset.right)))
    }

    /// Computes the inset, repeatedly if the delegate changes a value that it depends on. After 16 rounds the rest is
    /// left to the next update.
    func update() {
        guard !isUpdating else { return }
        // The delegate may release the scroll view.
        let scrollView = scrollView
        defer { withExtendedLifetime(scrollView) {} }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<16 where !updateOnce() { return }
    }

    /// Returns whether the insets have changed.
    private func updateOnce() -> Bool {
        let inset = scrollView.contentInset
        let added = addition
        let new = aligned(
            UIEdgeInsets(
                top: inset.top + added.top + refreshing, left: inset.left + added.left,
                bottom: inset.bottom + max(added.bottom, coveredBelow),
                right: inset.right + added.right))
        guard new != adjusted else { return false }
        let old = adjusted
        adjusted = new
        let keepsOffset = refreshing != adjustedRefreshing
        adjustedRefreshing = refreshing
        let followsTop = inset == adjustedContentInset
        adjustedContentInset = inset
        if !keepsOffset { moveRestingContent(from: old, followsTop: followsTop) }
        scrollView.updateSafeAreaOfSubviews()
        scrollView.setNeedsLayout()
        scrollView.adjustedContentInsetDidChange()
        scrollView.edgeObserver?.scrollViewDidMove(scrollView)
        scrollView.delegate(for: ScrollViewDelegateMethods.didChangeAdjustedContentInset)?
            .scrollViewDidChangeAdjustedContentInset(
                scrollView)
        return true
    }

    /// Adds what places content that is smaller than its room at the alignment point of the scroll view.
    private func aligned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let point = scrollView.contentAlignmentPoint
        guard point != .zero else { return insets }
        let room = scrollView.bounds.inset(by: insets)
        var insets = insets
        insets.left += max(0, room.width - scrollView.ownContentSize.width) * point.x
        insets.top += max(0, room.height - scrollView.ownContentSize.height) * point.y
        return insets
    }

    private var addition: UIEdgeInsets {
        let safe = scrollView.safeAreaInsets
        var axes = ScrollAxes.both
        switch scrollView.contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: break
        case .scrollableAxes: axes = scrollingAxes
        case .automatic:
            axes = scrollingAxes
            if isContentOfNavigation { axes.insert(.vertical) }
        }
        let vertical = axes.contains(.vertical)
        let horizontal = axes.contains(.horizontal)
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// An axis scrolls if the content is longer than the view, or if it always bounces.
    private var scrollingAxes: ScrollAxes {
        let size = scrollView.bounds.size
        var axes: ScrollAxes = []
        if scrollView.ownContentSize.width > size.width || scrollView.alwaysBounceHorizontal {
            axes.insert(.horizontal)
        }
        if scrollView.ownContentSize.height > size.height || scrollView.alwaysBounceVertical { axes.insert(.vertical) }
        return axes.intersection(scrollView.scrollableAxes)
    }

    /// Whether the scroll view is the view of a controller in a navigation controller, or the first subview of that
    /// view.
    private var isContentOfNavigation: Bool {
        var view: UIView = scrollView
        if !(view.next is any ScrollContentOwner), let parent = view.superview, parent.subviews.first === view {
            view = parent
        }
        guard let owner = view.next as? any ScrollContentOwner else { return false }
        return owner.adjustsScrollViewInsets && owner.isCoveredByBars
    }

    /// Moves content that rests between its edges after the inset has changed.
    ///
    /// - Parameter followsTop: whether content that rests at its top or leading edge stays there, as for a change of the
    ///   safe area. Where the application changes the content inset the offset moves only as far as the edges require:
    ///   github.com/material-components/material-components-ios, ScrollViewContentOffsetSideEffectTests, which pass
    ///   with UIKit.
    private func moveRestingContent(from old: UIEdgeInsets, followsTop: Bool) {
        let scrollView = scrollView
        guard !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating, !scrollView.isScrollAnimating
        else { return }
        var offset = scrollView.contentOffset
        if followsTop, offset.y == scrollView.roundedToPixels(-old.top) { offset.y = -adjusted.top }
        if followsTop, offset.x == scrollView.roundedToPixels(-old.left) { offset.x = -adjusted.left }
        offset = scrollView.offsetEdges.clamping(offset)
        if offset != scrollView.contentOffset { scrollView.moveContent(to: offset) }
    }
}

/// A view controller, whose view may be or begin with a scroll view.
@MainActor
protocol ScrollContentOwner: UIResponder {
    var adjustsScrollViewInsets: Bool { get }
    /// Whether it is in a container whose bars cover its view.
    var isCoveredByBars: Bool { get }
}
