internal import TableEngine

/// A row, or a header or footer, of a list.
enum ListPart: Hashable {
    case row(RowIndex)
    case band(ListBand, Int)
}

/// Numbers the rows of a list for assistive technologies, and follows them through updates.
///
/// Owned by the list, which makes it when a row is asked for first. A number is the ordinal of the row plus the rows of
/// all earlier states of the list, so that no row needs memory and no number means two rows. A number of an earlier state
/// is followed through the updates since then, up to a limit. Rows that were asked for recently keep their numbers.
@MainActor
final class AccessibleRows: RowFollower {
    /// Sound: the list owns this object.
    private unowned(unsafe) let list: any AccessibleList

    /// One state of the list.
    private struct Epoch {
        /// The numbers of the first row and the first section.
        let firstRow: UInt64
        let firstSection: UInt64
        let counts: SectionCounts
        /// The update to the next state; nil in the present one.
        var map: IndexMap?

        var endOfRows: UInt64 { firstRow + UInt64(counts.numberOfRows) }
        var endOfSections: UInt64 { firstSection + UInt64(counts.numberOfSections) }
    }

    /// The states whose numbers are valid, the present one last.
    private var epochs: [Epoch] = []
    private static let mostEpochs = 32

    /// The numbers that were given last, also those of earlier states.
    private var given: [ListPart: UInt64] = [:]
    private var order: [ListPart] = []
    private static let mostGiven = 256

    /// The answer to ``bands`` for a generation.
    private var knownBands: (generation: Int, bands: BandPresence)?
    /// What rows off the screen have said, the last one last.
    private var descriptions: [(row: RowIndex, generation: Int, time: Double, description: RowDescription)] = []
    private static let mostDescriptions = 16
    /// How long a row off the screen is not asked again, in seconds: an assistive technology asks for the parts of its
    /// description one by one.
    private static let freshness = 0.5

    init(list: any AccessibleList) {
        self.list = list
        begin(list.accessibleCounts)
    }

    private func begin(_ counts: SectionCounts) {
        let last = epochs.last
        epochs.append(
            Epoch(firstRow: last?.endOfRows ?? 0, firstSection: last?.endOfSections ?? 0, counts: counts))
        if epochs.count > Self.mostEpochs { epochs.removeFirst() }
    }

    // MARK: Numbers

    /// Returns the number of a part. The two lowest bits tell what it is.
    func number(of part: ListPart) -> UInt64 {
        if let known = given[part] { return known }
        let epoch = epochs[epochs.count - 1]
        let number =
            switch part {
            case .row(let row): (epoch.firstRow + UInt64(epoch.counts.ordinal(of: row))) << 2
            case .band(.header, let section): (epoch.firstSection + UInt64(section)) << 2 | 1
            case .band(.footer, let section): (epoch.firstSection + UInt64(section)) << 2 | 2
            }
        give(number, to: part)
        return number
    }

    private func give(_ number: UInt64, to part: ListPart) {
        if order.count >= Self.mostGiven { given[order.removeFirst()] = nil }
        given[part] = number
        order.append(part)
    }

    /// Returns the part that has a number now; nil if it is gone or never was.
    func part(_ number: UInt64) -> ListPart? {
        let (kind, number) = (number & 3, number >> 2)
        let isRow = kind == 0
        guard kind < 3,
            let start = epochs.lastIndex(where: { (isRow ? $0.firstRow : $0.firstSection) <= number }),
            number < (isRow ? epochs[start].endOfRows : epochs[start].endOfSections)
        else { return nil }
        if isRow { return row(Int(number - epochs[start].firstRow), since: start).map(ListPart.row) }
        return section(Int(number - epochs[start].firstSection), since: start).map {
            .band(kind == 1 ? .header : .footer, $0)
        }
    }

    private func row(_ ordinal: Int, since start: Int) -> RowIndex? {
        var row = epochs[start].counts.row(withOrdinal: ordinal)
        for epoch in epochs[start...] {
            guard let map = epoch.map else { break }
            guard map.countsBefore.contains(row), let after = map.after(RowBefore(row)) else { return nil }
            row = after.index
        }
        return list.accessibleCounts.contains(row) ? row : nil
    }

    private func section(_ section: Int, since start: Int) -> Int? {
        var section = section
        for epoch in epochs[start...] {
            guard let map = epoch.map else { break }
            guard section < map.countsBefore.numberOfSections, let after = map.after(SectionBefore(section)) else {
                return nil
            }
            section = after.index
        }
        return section < list.accessibleCounts.numberOfSections ? section : nil
    }

    // MARK: What is known

    /// Which sections have headers and footers. The data source is asked once for each state of the list. *Client.*
    var bands: BandPresence {
        for _ in 0..<3 {
            let generation = list.listGeneration
            if let knownBands, knownBands.generation == generation { return knownBands.bands }
            guard list.isReadyForQuestions else {
                return knownBands?.bands ?? BandPresence(of: list, mayAsk: false)
            }
            let found = BandPresence(of: list, mayAsk: true)
            if list.listGeneration == generation { knownBands = (generation, found) }
        }
        return knownBands?.bands ?? BandPresence(of: list, mayAsk: false)
    }

    /// Returns what a row says; a row off the screen is asked for by the data source. *Client.*
    func description(of row: RowIndex) -> RowDescription {
        if let cell = list.accessibleCell(at: row) { return RowDescription(of: cell) }
        let (generation, now) = (list.listGeneration, CACurrentMediaTime())
        descriptions.removeAll { $0.generation != generation || now - $0.time > Self.freshness || now < $0.time }
        if let known = descriptions.last(where: { $0.row == row }) { return known.description }
        guard list.isReadyForQuestions, list.accessibleCounts.contains(row), var new = list.describe(row) else {
            return RowDescription()
        }
        // The parts belong to a cell that another row will get.
        new.parts = []
        if list.listGeneration == generation {
            if descriptions.count >= Self.mostDescriptions { descriptions.removeFirst() }
            descriptions.append((row, generation, now, new))
        }
        return new
    }

    // MARK: Following the list

    var turn: FollowingTurn { .accessibility }

    func listDidReload() {
        begin(list.accessibleCounts)
        epochs.removeFirst(epochs.count - 1)
        (given, order, descriptions, knownBands) = ([:], [], [], nil)
        AccessibilityListening.current?.rowsDidChange(in: list)
    }

    func renumber(_ plan: UpdatePlan) {
        epochs[epochs.count - 1].map = plan.map
        begin(plan.map.countsAfter)
        let before = order
        let numbers = given
        (given, order, descriptions) = ([:], [], [])
        for part in before {
            guard let number = numbers[part], let after = Self.after(part, plan.map) else { continue }
            given[after] = number
            order.append(after)
        }
    }

    private static func after(_ part: ListPart, _ map: IndexMap) -> ListPart? {
        switch part {
        case .row(let row):
            map.countsBefore.contains(row) ? map.after(RowBefore(row)).map { .row($0.index) } : nil
        case .band(let band, let section):
            section < map.countsBefore.numberOfSections
                ? map.after(SectionBefore(section)).map { .band(band, $0.index) } : nil
        }
    }

    func didRenumber(_ map: IndexMap) { AccessibilityListening.current?.rowsDidChange(in: list) }
}
