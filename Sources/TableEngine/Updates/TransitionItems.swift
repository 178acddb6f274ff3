/// Finds the visible changes of an update, with their true spans before and after.
struct TransitionItems {
    typealias Item = TransitionPlan.Item

    let plan: UpdatePlan
    let before: TransitionPlan.Scene
    let after: TransitionPlan.Scene

    private var map: IndexMap { plan.map }
    /// The distance from the content before to the content after, for what keeps its position on screen.
    private var shift: Double { after.viewport.visible.start - before.viewport.visible.start }

    var all: [Item] {
        let rowsBefore = before.viewport.keptRows(of: before.geometry)
        var items = rowsBefore.map { row(before: before.geometry.row(withOrdinal: $0)) }
        before.bands.forEach { items.append(band(before: $0)) }
        for ordinal in after.viewport.keptRows(of: after.geometry) {
            let row = after.geometry.row(withOrdinal: ordinal)
            if let origin = map.origin(of: RowAfter(row)) {
                guard !rowsBefore.contains(before.geometry.ordinal(of: origin.row.index)) else { continue }
                items.append(self.row(before: origin.row.index))
            } else {
                items.append(newRow(row))
            }
        }
        let seen = Set(items.map(\.content))
        after.bands.forEach {
            let item = band(after: $0)
            if !seen.contains(item.content) { items.append(item) }
        }
        return items
    }

    // MARK: Rows

    private func row(before row: RowIndex) -> Item {
        let from = before.geometry.span(of: row).moved(by: shift)
        guard let place = map.place(of: RowBefore(row)) else {
            let to = Span(start: closingGap(row), length: from.length)
            return Item(
                content: .row(before: row, after: nil), fate: .disappear, animation: animation(ofGone: row), from: from,
                to: to)
        }
        let sectionMoved = map.place(of: SectionBefore(row.section))?.passage == .moved
        let isReloaded = place.passage == .reloaded
        return Item(
            content: .row(before: row, after: place.row.index),
            fate: isReloaded ? .reload : place.passage == .moved || sectionMoved ? .move : .persist,
            animation: isReloaded ? animation(ofReloaded: row) : AnimationToken(), from: from,
            to: after.geometry.span(of: place.row.index))
    }

    private func newRow(_ row: RowIndex) -> Item {
        let to = after.geometry.span(of: row)
        return Item(
            content: .row(before: nil, after: row), fate: .appear, animation: animation(ofNew: row),
            from: Span(start: openingGap(row) + shift, length: to.length), to: to)
    }

    /// The position where the neighbors of a deleted row meet.
    private func closingGap(_ row: RowIndex) -> Double {
        guard let section = map.place(of: SectionBefore(row.section)) else { return closingGap(section: row.section) }
        let (geometry, start) = after.geometry.section(section.section.index)
        if section.passage == .reloaded {
            guard row.row < geometry.rows.rows else { return start + geometry.rowsSpan.end }
            return start + geometry.rowsSpan.start + geometry.rows.span(ofRow: row.row).start
        }
        guard let next = map.firstStay(from: row, in: section) else { return start + geometry.rowsSpan.end }
        return after.geometry.span(of: next.after.index).start
    }

    private func closingGap(section: Int) -> Double {
        guard let next = map.nextKept(after: SectionBefore(section)) else {
            return after.geometry.tableFooterSpan.start
        }
        return after.geometry.span(ofSection: next.index).start
    }

    /// The position where the neighbors of an inserted row were adjacent.
    private func openingGap(_ row: RowIndex) -> Double {
        guard let section = map.origin(of: SectionAfter(row.section)) else { return openingGap(section: row.section) }
        let (geometry, start) = before.geometry.section(section.section.index)
        if section.passage == .reloaded {
            guard row.row < geometry.rows.rows else { return start + geometry.rowsSpan.end }
            return start + geometry.rowsSpan.start + geometry.rows.span(ofRow: row.row).start
        }
        guard let next = map.nextKeptOrigin(of: RowAfter(row)) else { return start + geometry.rowsSpan.end }
        return before.geometry.span(of: next.index).start
    }

    private func openingGap(section: Int) -> Double {
        guard let next = map.nextKeptOrigin(of: SectionAfter(section)) else {
            return before.geometry.tableFooterSpan.start
        }
        return before.geometry.span(ofSection: next.index).start
    }

    // MARK: Headers and footers

    private func band(before placement: PinnedHeaders.Placement) -> Item {
        let (section, isHeader) = (placement.section, placement.isHeader)
        let from = placement.span.moved(by: shift)
        guard let place = map.place(of: SectionBefore(section)) else {
            return Item(
                content: content(isHeader, section, nil), fate: .disappear,
                animation: plan.deletedSections.animation(of: section), from: from,
                to: Span(start: closingGap(section: section), length: from.length))
        }
        let to = after.bands.placement(ofSection: place.section.index, isHeader).span
        return Item(
            content: content(isHeader, section, place.section.index), fate: fate(place.passage),
            animation: place.passage == .reloaded
                ? plan.changes.reloadedSections.animation(of: section) : AnimationToken(),
            from: from, to: to)
    }

    private func band(after placement: PinnedHeaders.Placement) -> Item {
        let (section, isHeader) = (placement.section, placement.isHeader)
        guard let origin = map.origin(of: SectionAfter(section)) else {
            return Item(
                content: content(isHeader, nil, section), fate: .appear,
                animation: plan.insertedSections.animation(of: section),
                from: Span(start: openingGap(section: section) + shift, length: placement.span.length),
                to: placement.span)
        }
        return band(before: before.bands.placement(ofSection: origin.section.index, isHeader))
    }

    private func content(_ isHeader: Bool, _ before: Int?, _ after: Int?) -> TransitionPlan.Content {
        isHeader ? .header(before: before, after: after) : .footer(before: before, after: after)
    }

    private func fate(_ passage: Passage) -> TransitionPlan.Fate {
        switch passage {
        case .kept: .persist
        case .moved: .move
        case .reloaded: .reload
        }
    }

    // MARK: Animations

    private func animation(ofGone row: RowIndex) -> AnimationToken {
        switch map.place(of: SectionBefore(row.section))?.passage {
        case nil: plan.deletedSections.animation(of: row.section)
        case .reloaded: plan.changes.reloadedSections.animation(of: row.section)
        default: plan.deletedRows.animation(of: row)
        }
    }

    private func animation(ofNew row: RowIndex) -> AnimationToken {
        switch map.origin(of: SectionAfter(row.section)) {
        case nil: plan.insertedSections.animation(of: row.section)
        case (let section, .reloaded)?: plan.changes.reloadedSections.animation(of: section.index)
        default: plan.insertedRows.animation(of: row)
        }
    }

    private func animation(ofReloaded row: RowIndex) -> AnimationToken {
        plan.changes.reloadedRows.animation(of: row)
    }
}

extension PinnedHeaders {
    fileprivate func placement(ofSection section: Int, _ isHeader: Bool) -> Placement {
        isHeader ? header(ofSection: section) : footer(ofSection: section)
    }
}

extension [ChangeSet.Rows] {
    fileprivate func animation(of row: RowIndex) -> AnimationToken {
        let place = firstIndex(overlapping: row) { $0.range }
        return place < count && self[place].range.contains(row) ? self[place].animation : AnimationToken()
    }
}

extension [ChangeSet.Sections] {
    fileprivate func animation(of section: Int) -> AnimationToken {
        let place = partitionPoint { $0.range.upperBound > section }
        return place < count && self[place].range.contains(section) ? self[place].animation : AnimationToken()
    }
}
