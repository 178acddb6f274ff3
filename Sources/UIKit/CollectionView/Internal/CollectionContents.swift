internal import TableEngine

/// How many items each section has, as the collection view knows it: since the last reload or update.
///
/// Owned by UICollectionView.
@MainActor
final class CollectionContents {
    unowned(unsafe) let view: UICollectionView

    private(set) var counts = SectionCounts([])
    private(set) var isLoaded = false

    init(view: UICollectionView) { self.view = view }

    func load() {
        isLoaded = true
        counts = askCounts()
    }

    func loadIfNeeded() {
        if !isLoaded { load() }
    }

    func forget() {
        isLoaded = false
        counts = SectionCounts([])
    }

    /// What the data source has now. No sections without one.
    func askCounts() -> SectionCounts {
        guard view.dataSource != nil else { return SectionCounts([]) }
        let sections = max(0, view.calls.numberOfSections() ?? 1)
        return view.calls.numbersOfItems(inFirst: sections) ?? SectionCounts([])
    }

    func take(_ counts: SectionCounts) { self.counts = counts }

    func numberOfItems(in section: Int) -> Int {
        guard section >= 0, section < counts.numberOfSections else {
            CollectionErrors.sectionOutOfBounds(section, of: counts.numberOfSections)
            return 0
        }
        return counts[section]
    }
}
