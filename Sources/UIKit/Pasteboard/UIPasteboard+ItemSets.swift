import Foundation

/// Reading several items at once. An item set has the numbers of items; nil stands for all, and numbers without an item
/// are left out.
extension UIPasteboard {
    func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = items
        guard let itemSet else { return items }
        return itemSet.filter(items.indices.contains).map { items[$0] }
    }
}
