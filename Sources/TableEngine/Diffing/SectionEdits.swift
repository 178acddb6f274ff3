/// An item that was put into a gap between item slots, or at a slot's own place the mark that its item left.
struct ItemEdit: OrderEdit {
    var key: OrderKey
    var handle: Int

    var isRemoval: Bool { key.isHome }

    var summary: OrderSummary { OrderSummary(last: key, inserted: key.isHome ? 0 : 1, removed: key.isHome ? 1 : 0) }
}

/// The items of a section that is not as it was at first.
struct SectionItems {
    var rows: EditedRange<ItemEdit>
    /// Tells a section from one of the same identifier that was deleted before.
    let life: Int
}

/// A section that was put into a gap; or at a slot's own place a section whose items changed, or with no items the mark
/// that it left.
struct SectionEdit: OrderEdit {
    var key: OrderKey
    var handle: Int
    var contents: SectionItems?
    /// How many items the slot's section had at first; 0 in a gap.
    var itemsAtFirst = 0

    var isRemoval: Bool { contents == nil }

    var summary: OrderSummary {
        OrderSummary(
            last: key, inserted: key.isHome ? 0 : 1, removed: isRemoval ? 1 : 0,
            items: (contents?.rows.count ?? 0) - itemsAtFirst)
    }
}
