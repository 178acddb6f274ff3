internal import TableEngine

extension UITableView: AccessibleList {
    var accessibleRows: AccessibleRows {
        parts.accessibility.ifMade ?? keep(AccessibleRows(list: self), as: \.accessibility)
    }

    var accessibleRowsIfMade: AccessibleRows? { parts.accessibility.ifMade }

    var selectsRows: Bool { selectionHost.allowsSelection }
    var selectsSeveralRows: Bool { selectionHost.allowsMultipleSelection }
    var listGeneration: Int { updates.generation }

    var accessibleCounts: SectionCounts {
        contents.loadIfNeeded()
        return contents.counts
    }

    // MARK: Rows

    func accessibleCell(at row: RowIndex) -> UIView? { cells.cell(at: row) }

    func accessibleRow(of cell: UIView) -> RowIndex? { (cell as? UITableViewCell).flatMap { cells.row(of: $0) } }

    var shownRows: ClosedRange<RowIndex>? {
        guard contents.isLoaded else { return nil }
        let ordinals = frames.visibleRows.clamped(to: 0..<contents.geometry.numberOfRows)
        guard let last = ordinals.last else { return nil }
        return contents.geometry.row(withOrdinal: ordinals.lowerBound)...contents.geometry.row(withOrdinal: last)
    }

    func describe(_ row: RowIndex) -> RowDescription? { calls.pass { cells.describe(row) } }

    func accessibleFrame(of row: RowIndex) -> CGRect? { contents.contains(row) ? areas.row(row) : nil }

    func accessibleRow(at point: CGPoint) -> RowIndex? {
        contents.isLoaded ? frames.row(at: Double(point.y)) : nil
    }

    func reveal(_ row: RowIndex, _ edge: ListEdge) {
        let position: ScrollPosition =
            switch edge {
            case .near: .none
            case .start: .top
            case .end: .bottom
            }
        scrollToRow(at: row.indexPath, at: position, animated: false)
        layoutIfNeeded()
    }

    // MARK: Headers and footers

    func mayHave(_ band: ListBand) -> Bool {
        switch band {
        case .header: !calls.isAbsent(.titleForHeader) || !calls.isAbsent(.viewForHeader)
        case .footer: !calls.isAbsent(.titleForFooter) || !calls.isAbsent(.viewForFooter)
        }
    }

    /// A view that the delegate would give is counted if the section has room for it: it is made only for the screen.
    func has(_ band: ListBand, in section: Int) -> Bool {
        let key = BandKey(band, section)
        if bandViews.isPresent(key) { return bandViews.view(key) != nil }
        if let title = title(band, section) { return !title.isEmpty }
        guard contents.contains(section: section) else { return false }
        return !calls.isAbsent(band == .header ? .viewForHeader : .viewForFooter) && contents.span(of: key).length > 0
    }

    private func title(_ band: ListBand, _ section: Int) -> String? {
        band == .header
            ? calls.titleForHeader(inSection: section) ?? nil : calls.titleForFooter(inSection: section) ?? nil
    }

    func bandView(_ band: ListBand, in section: Int) -> UIView? { bandViews.view(BandKey(band, section)) }

    func band(of view: UIView) -> (band: ListBand, section: Int)? {
        bandViews.key(of: view).map { ($0.band == .header ? .header : .footer, $0.section) }
    }

    func bandText(_ band: ListBand, in section: Int) -> String? {
        isReadyForQuestions ? calls.pass { title(band, section) } : nil
    }

    func accessibleFrame(of band: ListBand, in section: Int) -> CGRect? {
        guard contents.contains(section: section) else { return nil }
        return band == .header ? areas.header(section) : areas.footer(section)
    }

    // MARK: Besides the rows

    var objectsBefore: [NSObject] {
        [refreshControl, tableHeaderView, backgroundView].compactMap(\.self).flatMap { AccessibilityTree.nodes(in: $0) }
    }

    var objectsAfter: [NSObject] {
        let known = [refreshControl, tableHeaderView, backgroundView, tableFooterView, parts.sectionIndex.ifMade?.bar]
        let others = subviews.filter { view in
            !(view is UITableViewCell || view is UITableViewHeaderFooterView || view is TableWrapperView)
                && bandViews.key(of: view) == nil && !known.contains { $0 === view }
        }
        return ([tableFooterView].compactMap(\.self) + others + [parts.sectionIndex.ifMade?.bar].compactMap(\.self))
            .flatMap { AccessibilityTree.nodes(in: $0) }
    }
}

extension BandKey {
    fileprivate init(_ band: ListBand, _ section: Int) {
        self.init(band: band == .header ? .header : .footer, section: section)
    }
}

extension UITableViewCell: OutlineCell {
    var outlineLevel: Int { indentationLevel }
}
