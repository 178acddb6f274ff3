/// An item inserted into a gap between item slots, or, at a slot's place, the mark of a removed item.
struct ItemEdit: OrderEdit {
    var key: OrderKey
    var handle: Int

    var isRemoval: Bool { key.isHome }

    var summary: OrderSummary { OrderSummary(last: key, inserted: key.isHome ? 0 : 1, removed: key.isHome ? 1 : 0) }
}

/// The items of a section that was edited.
struct SectionItems {
    var rows: EditedRange<ItemEdit>
    /// Distinguishes a section from one with the same identifier that was deleted before.
    let life: Int
}

/// A section inserted into a gap; or, at a slot's place, a section whose items changed, or, without items, the mark of
/// a removed section.
struct SectionEdit: OrderEdit {
    var key: OrderKey
    var handle: Int
    var contents: SectionItems?
    /// The number of items that the slot's section had originally; 0 in a gap.
    var itemsAtFirst = 0

    var isRemoval: Bool { contents == nil }

    var summary: OrderSummary {
        OrderSummary(
            last: key, inserted: key.isHome ? 0 : 1, removed: isRemoval ? 1 : 0,
            items: (contents?.rows.count ?? 0) - itemsAtFirst)
    }
}
