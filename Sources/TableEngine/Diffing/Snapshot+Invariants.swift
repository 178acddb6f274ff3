extension Snapshot {
    /// A sentence that says which invariant is broken, or nil. For tests, after every mutation.
    /// - Complexity: O(n log n)
    package var brokenInvariant: String? {
        if sectionIDs.table.count != order.shape.sections { return "a table of \(sectionIDs.table.count) sections" }
        if itemIDs.table.count != order.shape.items { return "a table of \(itemIDs.table.count) items" }
        if let fault = order.sections.edits.brokenInvariant { return "section edits: \(fault)" }
        var fault: String?
        var count = 0
        order.forEachSection { _, rows in
            fault = fault ?? rows.edits.brokenInvariant
            count += rows.count
            var last = OrderSummary.zero.last
            rows.edits.forEach(from: { _ in true }) { edit, _ in
                if edit.key <= last { fault = "\(edit) after \(last)" }
                last = edit.key
                return true
            }
        }
        if count != numberOfItems { return "\(numberOfItems) items, but \(count) in the sections" }
        return fault
    }
}
