import Synchronization

/// The section snapshots that were applied to a data source. A section whose items were changed by a snapshot of all
/// sections since has none any more. Used from whichever queue snapshots are applied on.
final class SectionOutlines<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemID>

    private let outlines = Mutex<[SectionID: Outline]>([:])

    /// Returns the outline of a section with these items; the items without levels if nothing else is known.
    func outline(of section: SectionID, items: [ItemID]) -> Outline {
        if let known = outlines.withLock({ $0[section] }), known.visibleItems == items { return known }
        var flat = Outline()
        flat.append(items)
        return flat
    }

    /// Keeps a section's outline, and returns the contents with its visible items. A section that is not among them is
    /// appended (unverified).
    func applying(
        _ outline: Outline, to section: SectionID, of contents: NSDiffableDataSourceSnapshot<SectionID, ItemID>
    ) -> NSDiffableDataSourceSnapshot<SectionID, ItemID> {
        outlines.withLock { $0[section] = outline }
        return showing(outline, in: section, of: contents)
    }

    /// Returns the outline that was applied last to a section, which may have been changed since by a snapshot of all.
    func known(of section: SectionID) -> Outline? { outlines.withLock { $0[section] } }

    /// Keeps the outlines of sections that the user has changed.
    func keep(_ outline: Outline, of section: SectionID) {
        outlines.withLock { if $0[section] != nil { $0[section] = outline } }
    }

    /// Forgets the outlines of the sections that a snapshot of all sections lacks.
    func keepSections(of contents: NSDiffableDataSourceSnapshot<SectionID, ItemID>) {
        outlines.withLock { outlines in
            for section in outlines.keys where contents.indexOfSection(section) == nil { outlines[section] = nil }
        }
    }

    /// Returns the contents with the visible items of an outline in a section.
    func showing(
        _ outline: Outline, in section: SectionID, of contents: NSDiffableDataSourceSnapshot<SectionID, ItemID>
    ) -> NSDiffableDataSourceSnapshot<SectionID, ItemID> {
        var result = contents
        if result.indexOfSection(section) == nil { result.appendSections([section]) }
        let present = result.itemIdentifiers(inSection: section)
        let visible = outline.visibleItems
        let kept = Set(visible)
        result.deleteItems(present.filter { !kept.contains($0) })
        let known = Set(present)
        let keepsOrder = present.filter { kept.contains($0) } == visible.filter { known.contains($0) }
        for (index, item) in visible.enumerated() {
            let before = index > 0 ? visible[index - 1] : nil
            switch (known.contains(item), before) {
            case (true, let before?): if !keepsOrder { result.moveItem(item, afterItem: before) }
            case (false, let before?): result.insertItems([item], afterItem: before)
            case (_, nil): Self.place(item, firstIn: section, isKnown: known.contains(item), of: &result)
            }
        }
        return result
    }

    private static func place(
        _ item: ItemID, firstIn section: SectionID, isKnown: Bool,
        of contents: inout NSDiffableDataSourceSnapshot<SectionID, ItemID>
    ) {
        let first = contents.itemIdentifiers(inSection: section).first
        switch (isKnown, first) {
        case (true, let first?) where first != item: contents.moveItem(item, beforeItem: first)
        case (true, _): break
        case (false, let first?): contents.insertItems([item], beforeItem: first)
        case (false, nil): contents.appendItems([item], toSection: section)
        }
    }
}
