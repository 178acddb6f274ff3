/// Makes the collaborators of a table that need several others, and the parts that are made on demand.
extension UITableView {
    func makeBands() -> BandSizing {
        BandSizing(
            table: self,
            // Sound: the table owns its collaborators, which call their closures only while it is alive.
            geometry: { [unowned(unsafe) self] in contents.geometry },
            // Sound: as above.
            makeView: { [unowned(unsafe) self] in bandViews.makeView($0, $1) },
            // Sound: as above.
            makeTitleView: { [unowned(unsafe) self] in bandViews.makeTitleView($0, $1, $2) },
            // Sound: as above.
            isTitle: { [unowned(unsafe) self] in bandViews.isTitle($0) })
    }

    func makeMeasuring() -> RowMeasuring {
        RowMeasuring(table: self, sizing: sizing, contents: contents, anchoring: anchoring)
    }

    func makeAbsentBands() -> AbsentBands {
        AbsentBands(table: self, sizing: bands, contents: contents, anchoring: anchoring)
    }

    func makeLayout() -> TableLayout {
        updates.followers.adding(
            TableLayout(
                table: self, contents: contents, frames: frames, anchoring: anchoring, cells: cells, loading: updates))
    }

    func makeSeparators() -> Separators {
        // Sound: as above.
        Separators(table: self, contents: contents, cells: { [unowned(unsafe) self] in cells.live })
    }

    // MARK: On demand

    var rowEditing: TableEditing { parts.editing.ifMade ?? keep(TableEditing(table: self), as: \.editing) }

    var reordering: TableReordering { parts.reordering.ifMade ?? keep(TableReordering(table: self), as: \.reordering) }

    var rowActions: RowActions {
        parts.rowActions.ifMade ?? keep(RowActions(host: TableSwipeHost(table: self)), as: \.rowActions)
    }

    var openings: TableOpenings { parts.openings.ifMade ?? keep(TableOpenings(table: self), as: \.openings) }

    var sectionIndex: SectionIndex {
        parts.sectionIndex.ifMade ?? keep(SectionIndex(host: TableIndexHost(table: self)), as: \.sectionIndex)
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
