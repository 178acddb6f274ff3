internal import TableEngine

/// The known sizes of views by section, which follow updates.
struct CompositionSizes {
    typealias Sizes = CompositionSection.Sizes

    private let sections: [Int: Sizes]

    init(_ sections: [Int: Sizes]) { self.sections = sections }

    /// Returns the sizes of what is still there. Reloaded items keep theirs as an estimate.
    /// - Complexity: O(known sizes · log pieces)
    func following(_ map: IndexMap) -> [Int: Sizes] {
        var moved: [Int: Sizes] = [:]
        for (section, sizes) in sections {
            if let place = map.place(of: SectionBefore(section)) {
                moved[place.section.index, default: Sizes()].bands = sizes.bands
                if place.passage != .reloaded { moved[place.section.index]?.freshBands = sizes.freshBands }
            }
            for (item, size) in sizes.items {
                guard let place = map.place(of: RowBefore(RowIndex(section: section, row: item))) else { continue }
                let row = place.row.index
                moved[row.section, default: Sizes()].items[row.row] = size
                if place.passage != .reloaded, sizes.freshItems.contains(item) {
                    moved[row.section]?.freshItems.insert(row.row)
                }
            }
        }
        return moved
    }
}
