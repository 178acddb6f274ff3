/// A place in an edited range of slots (``EditedRange``): that of a slot, or one in the gap before a slot.
struct OrderKey: Comparable {
    /// The slot, or, for a place in a gap, the slot after the gap.
    var gap: Int
    /// The order within one gap; `Int.max` for the slot itself.
    var label: Int

    static func home(_ slot: Int) -> OrderKey { OrderKey(gap: slot, label: .max) }

    var isHome: Bool { label == .max }

    static func < (a: OrderKey, b: OrderKey) -> Bool {
        a.gap != b.gap ? a.gap < b.gap : a.label < b.label
    }
}

/// The sum of a run of edits.
struct OrderSummary: TreeSummary {
    /// The place of the run's last edit; a value below all places if there is no edit.
    var last: OrderKey
    var inserted = 0
    var removed = 0
    /// The number of items added to those of the slots; counted for sections only.
    var items = 0

    static let zero = OrderSummary(last: OrderKey(gap: .min, label: .min))

    static func + (a: OrderSummary, b: OrderSummary) -> OrderSummary {
        OrderSummary(
            last: b.last.gap == .min ? a.last : b.last, inserted: a.inserted + b.inserted,
            removed: a.removed + b.removed, items: a.items + b.items)
    }
}

/// A change at a place. At a slot's place, the slot was removed or its contents changed; in a gap, something was
/// inserted.
protocol OrderEdit: TreeElement where Summary == OrderSummary {
    var key: OrderKey { get set }
    /// The handle of the element at this place; without meaning for a removed slot.
    var handle: Int { get }
    var isRemoval: Bool { get }
}
