/// The number of items of each section of the slots. Item slots are numbered across all sections.
///
/// It is shared like the ``IdentifierTable``s, and like them appended to only by a snapshot that holds the single
/// reference.
final class SnapshotShape {
    /// The end of each section's items; sections past the last entry have none.
    private var ends = ContiguousArray<Int>()
    private(set) var sections = 0
    private(set) var items = 0

    init() {}

    init(counts: some Sequence<Int>) {
        for count in counts {
            items += count
            ends.append(items)
        }
        sections = ends.count
    }

    func items(of section: Int) -> Range<Int> {
        let end = section < ends.count ? ends[section] : items
        return (section == 0 ? 0 : section <= ends.count ? ends[section - 1] : items)..<end
    }

    /// - Complexity: O(log sections)
    func section(ofItem slot: Int) -> Int {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > slot { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func appendSections(_ count: Int) { sections += count }

    /// Whether new item slots can belong to the section, since no section after it has items.
    func canAppendItems(to section: Int) -> Bool { section + 1 >= ends.count }

    func appendItems(_ count: Int, to section: Int) {
        while ends.count < section { ends.append(items) }
        items += count
        if ends.count == section { ends.append(items) } else { ends[section] = items }
    }
}
