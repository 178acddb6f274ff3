internal import TableEngine

/// Takes the estimated heights from headers and footers when it turns out that nobody gives any.
///
/// Owned by UITableView.
@MainActor
final class AbsentBands {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    private let sizing: BandSizing
    private let contents: TableContents
    private let anchoring: ScrollAnchoring

    init(table: UITableView, sizing: BandSizing, contents: TableContents, anchoring: ScrollAnchoring) {
        self.table = table
        self.sizing = sizing
        self.contents = contents
        self.anchoring = anchoring
    }

    /// Asks for the first section whether there are titles, views and heights, if none was shown yet and that is not known.
    /// Does nothing inside a layout pass or another question.
    func findOut() {
        guard contents.geometry.numberOfSections > 0, table.calls.hasDataSource, !contents.isAsking,
            table.calls.openQuestion == nil, !anchoring.isInPass
        else { return }
        guard contents.wasLaidOut else { return sizing.findOut() ? contents.sizeAgain() : () }
        if table.bounds.height <= 0, sizing.findOut() { settle() }
    }

    /// Asks in the same way inside the layout pass of a table that is too low to show a header or footer.
    func findOutInPass() {
        guard table.bounds.height <= 0, contents.geometry.numberOfSections > 0, table.calls.hasDataSource,
            table.calls.openQuestion == nil, !table.updates.needsReload
        else { return }
        if sizing.findOut() { settle() }
    }

    /// After the first headers and footers were shown: those off screen lose their estimates too.
    func settle() {
        let absent = sizing.takeNewlyAbsent()
        guard !absent.isEmpty else { return }
        anchoring.keepingFirstRowInPlace {
            contents.editSections { sections, geometry in
                for band in absent { sizing.setAbsent(band, &geometry, sections.lowerBound) }
            }
        }
    }
}
