/// One update, worked out: the map from before to after, and what is inserted, deleted and reloaded, with its
/// animation.
///
/// Every owner of row indexes follows the same plan: geometry, cells on screen, selection, scroll position. Row changes
/// inside sections that are deleted, inserted or reloaded themselves are left out.
package struct UpdatePlan: Sendable {
    package let changes: ChangeSet
    package let map: IndexMap

    /// Indexes before the update.
    package let deletedRows: [ChangeSet.Rows]
    /// Indexes after the update.
    package let insertedRows: [ChangeSet.Rows]
    package let reloadedRows: [ReloadedRows]
    package let reloadedSections: [ReloadedSections]

    package struct ReloadedRows: Hashable, Sendable {
        /// The rows' places before and after.
        package var piece: RowPiece
        package var animation: AnimationToken
    }

    package struct ReloadedSections: Hashable, Sendable {
        package var piece: SectionPiece
        package var animation: AnimationToken
    }

    init(changes: ChangeSet, map: IndexMap) {
        self.changes = changes
        self.map = map
        deletedRows = changes.deletedRows.filter { map.after(SectionBefore($0.range.section)) != nil }
        insertedRows = changes.insertedRows.filter { map.before(SectionAfter($0.range.section)) != nil }
        var rows: [ReloadedRows] = []
        for item in changes.reloadedRows {
            map.forEachPiece(of: item.range) { rows.append(ReloadedRows(piece: $0, animation: item.animation)) }
        }
        reloadedRows = rows
        var sections: [ReloadedSections] = []
        for item in changes.reloadedSections {
            for section in item.range {
                guard let place = map.place(of: SectionBefore(section)) else { continue }
                let piece = SectionPiece(before: section, after: place.section.index, count: 1, passage: .reloaded)
                if sections.last?.animation != item.animation || !sections[sections.count - 1].piece.absorb(piece) {
                    sections.append(ReloadedSections(piece: piece, animation: item.animation))
                }
            }
        }
        reloadedSections = sections
    }

    package var deletedSections: [ChangeSet.Sections] { changes.deletedSections }
    package var insertedSections: [ChangeSet.Sections] { changes.insertedSections }
    package var movedSections: [ChangeSet.SectionMove] { changes.movedSections }
    package var movedRows: [ChangeSet.RowMove] { changes.movedRows }
    /// Indexes before the update.
    package var reconfiguredRows: [RowRange] { changes.reconfiguredRows }
}
