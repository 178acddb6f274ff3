/// A place in an edited range of slots (``EditedRange``): a slot's own place, or one in the gap before a slot.
struct OrderKey: Comparable {
    /// The slot, or for places in a gap the slot that follows the gap.
    var gap: Int
    /// Orders what stands in one gap; `Int.max` for the slot itself.
    var label: Int

    static func home(_ slot: Int) -> OrderKey { OrderKey(gap: slot, label: .max) }

    var isHome: Bool { label == .max }

    static func < (a: OrderKey, b: OrderKey) -> Bool {
        a.gap != b.gap ? a.gap < b.gap : a.label < b.label
    }
}

/// What a run of edits adds up to.
struct OrderSummary: TreeSummary {
    /// The place of the run's last edit; before all places for no edit.
    var last: OrderKey
    var inserted = 0
    var removed = 0
    /// How many items more there are than in the slots alone; counted for sections only.
    var items = 0

    static let zero = OrderSummary(last: OrderKey(gap: .min, label: .min))

    static func + (a: OrderSummary, b: OrderSummary) -> OrderSummary {
        OrderSummary(
            last: b.last.gap == .min ? a.last : b.last, inserted: a.inserted + b.inserted,
            removed: a.removed + b.removed, items: a.items + b.items)
    }
}

/// Something that was changed at a place: at a slot's own place the slot was removed or its contents changed; in a gap
/// something was inserted.
protocol OrderEdit: TreeElement where Summary == OrderSummary {
    var key: OrderKey { get set }
    /// Who stands here; of no meaning for a removed slot.
    var handle: Int { get }
    var isRemoval: Bool { get }
}
