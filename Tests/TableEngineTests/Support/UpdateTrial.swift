import TableEngine
import UpdateModels

/// Updates applied to everything that follows them, and compared with a model after each.
struct UpdateTrial {
    private var model = UpdateModel()
    private var geometry: TableGeometry
    private var selection = RowSelection()
    private var selected: [Int] = []
    private var live = LiveElements<RowIndex>()
    private var lastMap: IndexMap?
    private var generator = SeededGenerator(seed: 0)

    /// The first thing that goes wrong; nil when nothing does.
    static func fault(_ updates: [[UpdateEdit]], nodeCapacity: Int) -> String? {
        var trial = UpdateTrial(nodeCapacity: nodeCapacity)
        for (step, edits) in updates.enumerated() {
            if let fault = trial.apply(edits) { return "update \(step): \(fault)" }
        }
        return nil
    }

    private init(nodeCapacity: Int) {
        geometry = TableGeometry(nodeCapacity: nodeCapacity)
    }

    private mutating func apply(_ edits: [UpdateEdit]) -> String? {
        // By the edits, so that an update does the same in a shorter list.
        generator = SeededGenerator(seed: edits.description.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
        var update = ModelUpdate(model, edits)
        let changes = ChangeSet(update.calls(using: &generator))
        let (before, after) = (SectionCounts(update.before.counts), SectionCounts(update.after.counts))
        if geometry.counts != before { return "counts \(geometry.counts), not \(before)" }
        if let fault = changes.fault(before: before, after: after) { return "refused: \(fault.reason)" }
        let plan = Reconciler(changes, before: before, after: after).plan()
        if let fault = plan.map.brokenInvariant { return fault }
        if let fault = faultOfMap(plan.map, update) { return fault }
        if let fault = faultOfJointMap(plan.map) { return fault }
        let former = geometry
        geometry.apply(plan, extents: extents(update))
        update.settle()
        model = update.after
        if let fault = model.reference.difference(to: geometry) { return "geometry: \(fault)\n\(geometry.dump)" }
        if let fault = faultOfAnchor(plan, update, former) { return "anchor: \(fault)" }
        if let fault = faultOfTransition(plan, former) { return "transition: \(fault)" }
        return faultOfFollowers(plan.map, update)
    }

    private func extents(_ update: ModelUpdate) -> NewExtents {
        let capacity = geometry.nodeCapacity
        return NewExtents(
            section: { section in
                let content = update.after.sections[section]
                return SectionGeometry(
                    header: content.header,
                    rows: ExtentTree(content.rows.map { ExtentRun(1, $0.extent) }, nodeCapacity: capacity))
            },
            rows: { range in range.indexes.map { ExtentRun(1, update.newExtent($0)) } })
    }

    // MARK: Maps

    private func faultOfMap(_ map: IndexMap, _ update: ModelUpdate) -> String? {
        let survivors = update.survivors
        let ends = Dictionary(uniqueKeysWithValues: survivors.map { ($0.before, $0) })
        let starts = Dictionary(uniqueKeysWithValues: survivors.map { ($0.after, $0) })
        for row in update.before.places.values {
            let place = map.place(of: RowBefore(row))
            let (expected, passage) = (ends[row]?.after, ends[row].map { update.passage(ofRow: $0.name) })
            if place?.row.index != expected || place?.passage != passage {
                return "\(row) is at \(String(describing: place)), not \(String(describing: expected))"
            }
        }
        for row in update.after.places.values {
            let origin = map.origin(of: RowAfter(row))
            if origin?.row.index != starts[row]?.before {
                return "\(row) comes from \(String(describing: origin)), not \(String(describing: starts[row]?.before))"
            }
        }
        let (sectionsBefore, sectionsAfter) = (update.before.sectionPlaces, update.after.sectionPlaces)
        for (name, section) in sectionsBefore {
            let place = map.place(of: SectionBefore(section))
            if place?.section.index != sectionsAfter[name] {
                return "section \(section) is at \(String(describing: place))"
            }
            if let place, place.passage != update.passage(ofSection: name) { return "section \(section): \(place)" }
        }
        for (name, section) in sectionsAfter {
            let origin = map.origin(of: SectionAfter(section))
            if origin?.section.index != sectionsBefore[name] {
                return "section \(section) comes from \(String(describing: origin))"
            }
        }
        return nil
    }

    /// Two updates as one give what they give one after the other.
    private mutating func faultOfJointMap(_ map: IndexMap) -> String? {
        defer { lastMap = map }
        guard let lastMap else { return nil }
        let joint = lastMap.followed(by: map)
        if let fault = joint.brokenInvariant { return "joint map: \(fault)" }
        for ordinal in 0..<joint.countsBefore.numberOfRows {
            let row = RowBefore(joint.countsBefore.row(withOrdinal: ordinal))
            let expected = lastMap.after(row).flatMap { map.after(RowBefore($0.index)) }
            if joint.after(row) != expected {
                return
                    "jointly \(row) is at \(String(describing: joint.after(row))), not \(String(describing: expected))"
            }
        }
        for ordinal in 0..<joint.countsAfter.numberOfRows {
            let row = RowAfter(joint.countsAfter.row(withOrdinal: ordinal))
            let expected = map.before(row).flatMap { lastMap.before(RowAfter($0.index)) }
            if joint.before(row) != expected {
                return "jointly \(row) comes from \(String(describing: joint.before(row)))"
            }
        }
        for section in 0..<joint.countsBefore.numberOfSections {
            let expected = lastMap.after(SectionBefore(section)).flatMap { map.after(SectionBefore($0.index)) }
            if joint.after(SectionBefore(section)) != expected { return "jointly section \(section) is elsewhere" }
        }
        return nil
    }

    // MARK: Those who follow

    private mutating func faultOfFollowers(_ map: IndexMap, _ update: ModelUpdate) -> String? {
        selection.remap(map)
        if let fault = selection.brokenInvariant { return fault }
        let places = Dictionary(uniqueKeysWithValues: update.survivors.map { ($0.name, $0.after) })
        selected = selected.filter { places[$0] != nil && update.passage(ofRow: $0) != .reloaded }
        let rows = selection.rangesInOrder.flatMap { Array($0.indexes) }
        if rows != selected.map({ places[$0]! }) { return "selected are \(rows), not \(selected.map { places[$0]! })" }

        let alive = live.names.map { Int($0)! }
        var left: [String] = []
        live.remap({ $0.after(map) }, leaving: { left.append(Card.name($0.element)!) })
        if let fault = live.brokenInvariant { return fault }
        let staying = alive.filter { places[$0] != nil && update.passage(ofRow: $0) != .reloaded }
        if Set(left.map { Int($0)! }) != Set(alive).subtracting(staying) { return "left: \(left)" }
        if let lost = staying.first(where: { Card.name(live[places[$0]!]) != "\($0)" }) {
            return "element \(lost) is not at its row"
        }

        for (name, row) in update.after.places.sorted(by: { $0.key < $1.key }) {
            if Int.random(in: 0..<4, using: &generator) == 0 {
                if selection.contains(row) {
                    selection.remove(row)
                    selected.removeAll { $0 == name }
                } else {
                    selection.insert(row)
                    selected.append(name)
                }
            }
            if let fault = selection.brokenInvariant { return fault }
            if Int.random(in: 0..<4, using: &generator) == 0 { live[row] = Card(name) }
        }
        return nil
    }

    // MARK: Anchors

    private mutating func faultOfAnchor(_ plan: UpdatePlan, _ update: ModelUpdate, _ former: TableGeometry) -> String? {
        guard former.numberOfRows > 0 else { return nil }
        let start = Double.random(in: 0...max(1, former.contentHeight), using: &generator).rounded() + 0.25
        let visible = Span(start: start, length: 100)
        let anchor = ScrollAnchor(
            geometry: former, viewport: Viewport(visible: visible, unobscured: visible), restsAtTop: false)
        guard let row = anchor.row else { return "nothing is held on to" }
        let correction = anchor.correction(in: geometry, through: plan.map)
        let expected = expectedCorrection(row, plan.map, update, former, visible)
        return abs(correction - expected) < 1e-6 ? nil : "\(row) is corrected by \(correction), not \(expected)"
    }

    /// Row by row.
    private func expectedCorrection(
        _ row: RowIndex, _ map: IndexMap, _ update: ModelUpdate, _ former: TableGeometry, _ visible: Span
    ) -> Double {
        let ordinals = former.ordinal(of: row)..<former.numberOfRows
        for ordinal in ordinals {
            let next = former.row(withOrdinal: ordinal)
            guard let end = stay(next, map, update) else { continue }
            let span = former.span(of: next)
            let start = former.span(of: row).start
            let staysInPlace = next == row || start < visible.start - 0.5 && span.start < visible.end
            return geometry.span(of: end).start - (staysInPlace ? span.start : start)
        }
        for ordinal in (0...former.ordinal(of: row)).reversed() {
            guard let end = stay(former.row(withOrdinal: ordinal), map, update) else { continue }
            return geometry.span(of: end).end - former.span(of: row).start
        }
        return 0
    }

    private func stay(_ row: RowIndex, _ map: IndexMap, _ update: ModelUpdate) -> RowIndex? {
        let section = update.before.sections[row.section].name
        guard let sectionAfter = update.after.sectionPlaces[section] else { return nil }
        switch update.passage(ofSection: section) {
        case .moved: return nil
        case .reloaded:
            let rows = update.after.sections[sectionAfter].rows.count
            return rows == 0 ? nil : RowIndex(section: sectionAfter, row: min(row.row, rows - 1))
        case .kept:
            guard let place = map.place(of: RowBefore(row)), place.passage != .moved else { return nil }
            return place.row.index
        }
    }

    // MARK: Transitions

    /// Everything that is seen before or after is in the plan, once, and starts and ends where it is seen.
    private mutating func faultOfTransition(_ plan: UpdatePlan, _ former: TableGeometry) -> String? {
        func scene(_ geometry: TableGeometry) -> TransitionPlan.Scene {
            let start = Double.random(in: 0...max(1, geometry.contentHeight), using: &generator).rounded() + 0.25
            let span = Span(start: start, length: 120)
            return TransitionPlan.Scene(
                geometry: geometry, viewport: Viewport(visible: span, unobscured: span),
                floats: Bool.random(using: &generator))
        }
        let (before, after) = (scene(former), scene(geometry))
        let shift = after.viewport.visible.start - before.viewport.visible.start
        let items = TransitionPlan(plan, before: before, after: after).items
        if Set(items.map(\.content)).count != items.count { return "something is there twice: \(items)" }
        var starts: [RowIndex: Span] = [:]
        var ends: [RowIndex: Span] = [:]
        for item in items {
            guard case .row(let rowBefore, let rowAfter) = item.content else { continue }
            if let rowBefore { starts[rowBefore] = item.from }
            if let rowAfter { ends[rowAfter] = item.to }
            let isKnown = rowBefore != nil && rowAfter != nil
            if isKnown == (item.fate == .appear || item.fate == .disappear) { return "\(item)" }
        }
        for ordinal in before.viewport.visibleRows(of: former) {
            let row = former.row(withOrdinal: ordinal)
            let span = former.span(of: row).moved(by: shift)
            if starts[row] != span { return "\(row) starts at \(String(describing: starts[row])), not \(span)" }
        }
        for ordinal in after.viewport.visibleRows(of: geometry) {
            let row = geometry.row(withOrdinal: ordinal)
            if ends[row] != geometry.span(of: row) { return "\(row) ends at \(String(describing: ends[row]))" }
        }
        let reach = Span(start: after.viewport.visible.start - 120 - 62, length: 3 * 120 + 2 * 62)
        let far = items.first { $0.fate != .appear && $0.fate != .disappear && isFar($0, reach, items.count) }
        return far.map { "\($0) is far off" }
    }

    /// Rows may stand outside one after the other, but not further off than their number takes.
    private func isFar(_ item: TransitionPlan.Item, _ reach: Span, _ count: Int) -> Bool {
        let room = Double(count) * 62
        return [item.from, item.to].contains { $0.end < reach.start - room || $0.start > reach.end + room }
    }

    // MARK: Failures

    static func shrink(_ updates: [[UpdateEdit]], while fails: ([[UpdateEdit]]) -> Bool) -> [[UpdateEdit]] {
        var kept = Shrinking.shortest(updates, while: fails)
        for update in kept.indices {
            kept[update] = Shrinking.shortest(kept[update]) { edits in
                var shorter = kept
                shorter[update] = edits
                return fails(shorter)
            }
        }
        return kept
    }

    static func pasteable(_ updates: [[UpdateEdit]], _ nodeCapacity: Int) -> String {
        """
        @Test func regression() {
            let updates: [[UpdateEdit]] = [
        \(updates.map { "        [\($0.map(\.description).joined(separator: ", "))]," }.joined(separator: "\n"))
            ]
            #expect(UpdateTrial.fault(updates, nodeCapacity: \(nodeCapacity)) == nil)
        }
        """
    }
}
