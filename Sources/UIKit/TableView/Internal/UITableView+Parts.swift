/// Makes the parts of a table that are made on demand.
extension UITableView {
    var rowEditing: TableEditing { parts.editing.ifMade ?? keep(TableEditing(table: self), as: \.editing) }

    var reordering: TableReordering { parts.reordering.ifMade ?? keep(TableReordering(table: self), as: \.reordering) }

    var rowActions: RowActions { parts.rowActions.ifMade ?? keep(RowActions(list: self), as: \.rowActions) }

    var openings: TableOpenings { parts.openings.ifMade ?? keep(TableOpenings(table: self), as: \.openings) }

    var sectionIndex: SectionIndex {
        if let made = parts.sectionIndex.ifMade { return made }
        // Sound: the table owns the index, which calls its closure only while the table is alive.
        let made = SectionIndex(table: self) { [unowned(unsafe) self] in scrollTargeting.scroll(toSection: $0) }
        return keep(made, as: \.sectionIndex)
    }

    var keyboard: TableKeyboard {
        if let made = parts.keyboard.ifMade { return made }
        let made = TableKeyboard(table: self)
        updates.followers.add(made.focus)
        return parts.keyboard.keep(made)
    }

    var rowInvalidation: RowInvalidation {
        parts.rowInvalidation.ifMade ?? parts.rowInvalidation.keep(RowInvalidation(table: self))
    }

    /// Keeps a part that follows rows.
    @discardableResult
    func keep<Part: RowFollower>(_ made: Part, as part: WritableKeyPath<TableParts, OnDemand<Part>>) -> Part {
        updates.followers.add(made)
        return parts[keyPath: part].keep(made)
    }
}
