import Foundation
internal import TableEngine

/// The scroll views of sections that scroll across the layout.
///
/// Owned by UICollectionView, created for the first such section on screen. Only sections on screen have a scroll view;
/// the offsets of the others are kept.
@MainActor
final class OrthogonalSections: RowFollower {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView
    private var scrollers: [Int: OrthogonalScroller] = [:]
    private var offsets: [Int: CGFloat] = [:]

    init(view: UICollectionView) { self.view = view }

    /// Returns the distance by which a section has scrolled from its leading edge.
    func offset(of section: Int) -> CGFloat { scrollers[section]?.distance ?? offsets[section] ?? 0 }

    func contentOffset(of section: Int) -> CGPoint? { scrollers[section]?.contentOffset }

    func scroller(of section: Int) -> OrthogonalScroller? { scrollers[section] }

    /// Gives the visible sections scroll views, and places these.
    func update(_ layout: UICollectionViewCompositionalLayout, visible: CGRect) {
        guard let geometry = layout.geometry else { return }
        let main = geometry.main
        let seen = view.places.mirrored(visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
        let range = geometry.sections(from: main.start(seen), to: main.end(seen))
        for section in scrollers.keys where !range.contains(section) || !geometry.sections[section].isOrthogonal {
            remove(section)
        }
        for section in range where geometry.sections[section].isOrthogonal { place(section, geometry) }
    }

    private func place(_ section: Int, _ geometry: CompositionGeometry) {
        let solved = geometry.sections[section]
        let isNew = scrollers[section] == nil
        let scroller = scrollers[section] ?? OrthogonalScroller()
        scrollers[section] = scroller
        scroller.didMove = { [weak self, weak scroller] in
            if let self, let scroller { didScroll(scroller) }
        }
        let start = geometry.start(ofSection: section)
        let inner = geometry.main == .vertical ? solved.groupsOrigin.y : solved.groupsOrigin.x
        let frame = CGRect(
            origin: geometry.main.point(start + inner, across: 0),
            size: geometry.main.size(solved.groups.breadth, across: geometry.breadth))
        scroller.show(solved, frame: view.places.mirrored(frame), isMirrored: view.places.mirrors)
        if isNew {
            let back = view.subviews.prefix { $0 === view.backgroundView || $0 is UIRefreshControl }.count
            view.insertSubview(scroller, at: back)
            scroller.distance = offsets[section] ?? scroller.leastDistance
        }
        scroller.layer.zPosition = CGFloat(solved.frontZ)
    }

    private func remove(_ section: Int) {
        guard let scroller = scrollers.removeValue(forKey: section) else { return }
        offsets[section] = scroller.distance
        scroller.didMove = nil
        scroller.removeFromSuperview()
    }

    private func didScroll(_ scroller: OrthogonalScroller) {
        guard scrollers.values.contains(where: { $0 === scroller }) else { return }
        view.places.forgetKnown()
        view.setNeedsLayout()
    }

    var turn: FollowingTurn { .scrollers }

    func renumber(_ plan: UpdatePlan) {
        func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
            Dictionary(
                values.compactMap { key, value in
                    plan.map.place(of: SectionBefore(key)).map { ($0.section.index, value) }
                }
            ) { first, _ in first }
        }
        let before = scrollers
        scrollers = moved(scrollers)
        offsets = moved(offsets)
        for scroller in before.values where !scrollers.values.contains(where: { $0 === scroller }) {
            scroller.didMove = nil
            scroller.removeFromSuperview()
        }
    }

    /// Forgets all offsets, for a reload or another layout.
    func removeAll() {
        for section in scrollers.keys { remove(section) }
        offsets = [:]
    }
}
