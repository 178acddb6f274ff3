import Foundation
internal import TableEngine

/// Gives ``SectionIndex`` access to a collection view and its data source.
@MainActor
final class CollectionIndexHost: CollectionRows, SectionIndexHost {
    /// Sound: the collection view owns the owner of this object.
    private unowned(unsafe) let view: UICollectionView

    override init(view: UICollectionView) {
        self.view = view
        super.init(view: view)
    }

    /// False for content that only scrolls to the sides (unverified).
    var mayShowIndex: Bool { view.overflows(.vertical) || !view.overflows(.horizontal) }

    func indexFrame(width: CGFloat) -> CGRect {
        let (safe, inset, bounds) = (view.safeAreaInsets, view.insetBesideRefreshing, view.bounds)
        let x = view.isRightToLeft ? safe.left : bounds.width - safe.right - width
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + inset.top, width: width,
            height: max(0, bounds.height - inset.top - inset.bottom))
    }

    func place(_ bar: SectionIndexBar) {
        // Above headers that float over the items, and below the scroll indicators.
        bar.layer.zPosition = 999_999
        view.addSubview(bar)
    }

    /// The index covers the items.
    func makeRoom(_ width: CGFloat) {}

    func scroll(toTitle title: String, at index: Int) {
        let path = view.calls.indexPathForIndexTitle(title, at: index) ?? IndexPath(index: index)
        // The data source may have asked for a reload.
        view.contents.loadIfNeeded()
        if view.display.hasLaidOut { view.display.pass() }
        switch path.count {
        case 1: view.scroll(toSection: path[0])
        case 2 where view.contents.contains(path): view.scrollToItem(at: path, at: .top, animated: false)
        default: break
        }
    }
}

extension UICollectionView {
    /// Asks the data source for the titles of the index if there was a load or an update since. The data source may
    /// change everything.
    func updateIndexTitles() {
        guard contents.isLoaded, display.hasLaidOut, parts.indexedVersion != contents.version, updates.mayLayOut,
            !updates.needsReload
        else { return }
        parts.indexedVersion = contents.version
        calls.pass {
            let titles = calls.indexTitles()
            guard parts.sectionIndex.ifMade != nil || titles?.isEmpty == false else { return }
            sectionIndex.take(titles)
            sectionIndex.listWasPlaced()
        }
    }

    /// Scrolls the beginning of a section to the top; nowhere for a section that does not exist. Views that are measured
    /// on the way move it, so this is repeated until it stays.
    fileprivate func scroll(toSection section: Int) {
        for _ in 0..<4 {
            guard section >= 0, section < contents.counts.numberOfSections, let start = start(ofSection: section)
            else { return }
            let target = offsetEdges.clamping(CGPoint(x: contentOffset.x, y: start - adjustedContentInset.top))
            if target == contentOffset { return }
            setContentOffset(target, animated: false)
            display.pass()
        }
    }

    private func start(ofSection section: Int) -> CGFloat? {
        collectionViewLayout.prepareIfNeeded()
        if let known = collectionViewLayout.start(ofSection: section) { return known }
        let first = IndexPath(item: 0, section: section)
        let parts =
            [ElementKey.supplementary(Self.elementKindSectionHeader, first)]
            + (contents.contains(first) ? [.cell(first)] : [])
        return parts.compactMap { places.attributes(of: $0)?.frame.minY }.min()
    }
}
