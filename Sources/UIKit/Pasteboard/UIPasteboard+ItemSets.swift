import Foundation

/// Reading several items at once. An item set has the numbers of items; nil stands for all, and numbers without an item
/// are left out.
extension UIPasteboard {
    func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = items
        guard let itemSet else { return items }
        return itemSet.filter(items.indices.contains).map { items[$0] }
    }

    /// Returns the type identifiers of each item; nil without items.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let chosen = chosen(itemSet)
        return chosen.isEmpty ? nil : chosen.map { $0.keys.sorted() }
    }

    /// Returns whether each of the items has one of the types. That it is each, and not any, is unverified.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let chosen = chosen(itemSet)
        return !chosen.isEmpty && chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Returns the numbers of the items that have one of the types; nil if there are none.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = items
        let found = items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// Returns the values that the items have for a type, as the objects that were set; nil if there are none.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let found = chosen(itemSet).compactMap { $0[pasteboardType] }
        return found.isEmpty ? nil : found
    }

    /// Returns the values that the items have for a type, as data; nil if there are none.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = chosen(itemSet).compactMap { $0[pasteboardType].flatMap(PasteboardForm.data) }
        return found.isEmpty ? nil : found
    }
}
