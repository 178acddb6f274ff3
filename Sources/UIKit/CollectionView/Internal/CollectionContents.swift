internal import TableEngine

/// How many items each section has, as the collection view knows it: since the last reload or update.
///
/// Owned by UICollectionView.
@MainActor
final class CollectionContents: ListContents {
    private let calls: CollectionCalls

    private(set) var counts = SectionCounts([])
    private(set) var isLoaded = false

    init(calls: CollectionCalls) { self.calls = calls }

    func load() {
        isLoaded = true
        let asked = askCounts()
        // Client code may have set another data source meanwhile.
        if isLoaded { counts = asked }
    }

    func loadIfNeeded() {
        if !isLoaded { calls.pass { load() } }
    }

    func forget() {
        isLoaded = false
        counts = SectionCounts([])
    }

    /// No sections without a data source.
    func askCounts() -> SectionCounts {
        guard calls.hasDataSource else { return SectionCounts([]) }
        let sections = max(0, calls.numberOfSections() ?? 1)
        return calls.numbersOfItems(inFirst: sections) ?? SectionCounts([])
    }

    func take(_ counts: SectionCounts) { self.counts = counts }

    func numberOfItems(in section: Int) -> Int {
        guard section >= 0, section < counts.numberOfSections else {
            CollectionErrors.sectionOutOfBounds(section, of: counts.numberOfSections)
            return 0
        }
        return counts[section]
    }

    /// False for paths that name no item, of whatever length.
    func contains(_ item: IndexPath) -> Bool { item.count == 2 && counts.contains(RowIndex(item)) }
}
