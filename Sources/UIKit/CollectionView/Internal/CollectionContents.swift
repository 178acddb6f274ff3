internal import TableEngine

/// The number of items in each section, as of the last reload or update.
///
/// Owned by UICollectionView.
@MainActor
final class CollectionContents: ListContents {
    private let calls: CollectionCalls

    private(set) var counts = SectionCounts([])
    private(set) var isLoaded = false

    init(calls: CollectionCalls) { self.calls = calls }

    /// Changes whenever the counts are replaced or forgotten.
    private(set) var version = 0

    func load() {
        isLoaded = true
        version += 1
        let start = version
        let asked = askCounts()
        // Client code may have set another data source meanwhile, and have loaded from that.
        if version == start { counts = asked }
    }

    func loadIfNeeded() {
        if !isLoaded { calls.pass { load() } }
    }

    func forget() {
        isLoaded = false
        version += 1
        counts = SectionCounts([])
    }

    /// Returns the data source's current counts; no sections without a data source.
    func askCounts() -> SectionCounts {
        guard calls.hasDataSource else { return SectionCounts([]) }
        let sections = max(0, calls.numberOfSections() ?? 1)
        return calls.numbersOfItems(inFirst: sections) ?? SectionCounts([])
    }

    func take(_ counts: SectionCounts) {
        version += 1
        self.counts = counts
    }

    func numberOfItems(in section: Int) -> Int {
        guard section >= 0, section < counts.numberOfSections else {
            CollectionErrors.sectionOutOfBounds(section, of: counts.numberOfSections)
            return 0
        }
        return counts[section]
    }

    /// Returns false for paths of another length, and for items that do not exist.
    func contains(_ item: IndexPath) -> Bool { item.count == 2 && counts.contains(RowIndex(item)) }
}
