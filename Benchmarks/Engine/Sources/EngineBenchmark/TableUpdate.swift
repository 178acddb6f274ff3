import TableEngine

/// One update of a table, from the calls to the new geometry: gathered, checked, planned and applied, as `UITableView` does it.
/// What the data source and the delegate would be asked is known here.
struct TableUpdate {
    /// Takes the rows or sections as the calls name them.
    var calls: () -> [TableChange]
    var after: SectionCounts
    var extents: NewExtents

    /// Stops the program if the calls don't fit the counts.
    func perform(on geometry: TableGeometry, before: SectionCounts) -> TableGeometry {
        var collector = ChangeCollector()
        collector.begin()
        for call in calls() { collector.add(call) }
        guard let changes = collector.end() else { fatalError("the update has not ended") }
        if let fault = changes.fault(before: before, after: after, indexPath: { "\($0)" }) { fatalError(fault.reason) }
        let plan = Reconciler(changes, before: before, after: after).plan()
        var updated = geometry
        updated.apply(plan, extents: extents)
        return updated
    }

    /// Of all updates, divided by their number; every one is made on the same table, which stays alive as an animation keeps it.
    static func cost(
        of updates: [TableUpdate], on geometry: TableGeometry, before: SectionCounts, repeats: Int
    ) -> Double {
        let cost = Cost(repeats: repeats) {
            var last: TableGeometry?
            for update in updates { last = update.perform(on: geometry, before: before) }
            return last
        }
        return cost.median / Double(updates.count)
    }
}

/// Heights from 20 to 116 points, hardly ever two like ones in a row.
func height(_ number: Int) -> RowExtent { .measured(Double(20 + number &* 7919 % 97)) }

/// Single changes are too short for the clock: so many are made one by one.
func numberOfUpdates(ofChanges changes: Int) -> Int { changes == 1 ? 500 : 1 }

/// What an update cost, and each of its changes.
func costCell(_ milliseconds: Double, changes: Int) -> String {
    let each = (milliseconds * 1000 / Double(changes)).short
    return changes == 1 ? "\(each) µs" : "\(milliseconds.short) ms: \(each) µs"
}
