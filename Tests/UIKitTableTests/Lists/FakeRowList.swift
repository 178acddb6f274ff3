internal import TableEngine

@testable import UIKit

/// A list that is neither a table nor a collection view: rows of one height, the first of which have cells, a log of what a
/// feature asked for, and places where a test runs client code. Fake hosts are subclasses.
@MainActor
class FakeRowList: RowList {
    static let rowHeight: CGFloat = 40

    private(set) var counts: SectionCounts
    private(set) var generation = 0
    private(set) var log: [String] = []
    /// Called by the question or message of this name.
    var onCall: [String: () -> Void] = [:]

    /// A plain view, for the coordinates of points. It is in no window.
    let surface = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var list: UIScrollView? { surface }
    var isInWindow = true
    var isReady = true

    let followers = RowFollowers()
    private(set) var passDepth = 0
    private var cells: [RowIndex: FakeCell] = [:]
    private var followed: [RowIndex?] = []

    init(_ counts: [Int] = [10]) {
        self.counts = SectionCounts(counts)
        showCells()
    }

    /// Writes down a call of client code, and runs what the test has for it.
    func call(_ name: String, _ row: RowIndex? = nil) {
        log.append(row.map { "\(name) \($0.section == 0 ? "" : "\($0.section)-")\($0.row)" } ?? name)
        onCall[name]?()
    }

    /// The calls since the last time.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    // MARK: Changes, as a list makes them

    func update(_ changes: [TableChange], to after: [Int]) {
        let plan = Reconciler(ChangeSet(changes), before: counts, after: SectionCounts(after)).plan()
        followers.willFollow(plan) { true }
        generation += 1
        followers.willRenumber()
        counts = SectionCounts(after)
        followed = followed.map { $0.flatMap { plan.map.after(RowBefore($0))?.index } }
        let former = cells
        cells = [:]
        var gone: [(FakeCell, RowIndex)] = []
        for (row, cell) in former {
            if let after = plan.map.after(RowBefore(row)) {
                cells[after.index] = cell
            } else {
                gone.append((cell, row))
            }
        }
        followers.renumber(plan)
        followers.didRenumber(plan.map)
        for (cell, row) in gone { drop(cell, row) }
        showCells()
    }

    func insert(_ row: Int, inSection section: Int = 0) {
        var after = (0..<counts.numberOfSections).map { counts[$0] }
        after[section] += 1
        update([.insertRows([RowRange(RowIndex(section: section, row: row))])], to: after)
    }

    func delete(_ row: Int, inSection section: Int = 0) {
        var after = (0..<counts.numberOfSections).map { counts[$0] }
        after[section] -= 1
        update([.deleteRows([RowRange(RowIndex(section: section, row: row))])], to: after)
    }

    func reload(_ after: [Int]) {
        generation += 1
        followers.listWillReload()
        for (row, cell) in cells { drop(cell, row) }
        cells = [:]
        counts = SectionCounts(after)
        followers.listDidReload()
        showCells()
    }

    /// Gives every row that is on screen a cell at its place.
    private func showCells() {
        let shown = Int(surface.bounds.height / Self.rowHeight)
        for ordinal in 0..<min(numberOfRows, shown) {
            let row = row(withOrdinal: ordinal)
            let isNew = cells[row] == nil
            let cell = cells[row] ?? FakeCell()
            cells[row] = cell
            cell.frame = frame(of: row) ?? .zero
            surface.addSubview(cell)
            if isNew { followers.cellArrives(cell) { row } }
        }
    }

    private func drop(_ cell: FakeCell, _ row: RowIndex) {
        cell.removeFromSuperview()
        followers.cellLeaves(cell, from: row)
    }

    /// The middle of a row.
    func point(_ row: Int, inSection section: Int = 0) -> CGPoint {
        let frame = frame(of: RowIndex(section: section, row: row)) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A point below the last row.
    var pointBelow: CGPoint { CGPoint(x: 10, y: CGFloat(numberOfRows) * Self.rowHeight + 5) }

    // MARK: RowList

    func pass<Answer>(_ body: () -> Answer) -> Answer {
        passDepth += 1
        defer { passDepth -= 1 }
        return body()
    }

    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        followed.append(row)
        let answer = call()
        return (followed.removeLast().flatMap { contains($0) ? $0 : nil }, answer)
    }

    func cancelTouches() { call("cancel touches") }

    func row(at point: CGPoint) -> RowIndex? {
        let ordinal = Int((point.y / Self.rowHeight).rounded(.down))
        return (0..<numberOfRows).contains(ordinal) ? row(withOrdinal: ordinal) : nil
    }

    func frame(of row: RowIndex) -> CGRect? {
        guard contains(row) else { return nil }
        return CGRect(
            x: 0, y: CGFloat(ordinal(of: row)) * Self.rowHeight, width: surface.bounds.width, height: Self.rowHeight)
    }

    func cell(at row: RowIndex) -> FakeCell? { cells[row] }
    func row(of cell: UIView) -> RowIndex? { cells.first { $0.value === cell }?.key }

    /// Returns the ordinals of the rows in a part of the content, for features that need them.
    func ordinals(in span: Span) -> Range<Int> {
        let height = Double(Self.rowHeight)
        let end = min(max(Int((span.end / height).rounded(.up)), 0), numberOfRows)
        return min(max(Int((span.start / height).rounded(.down)), 0), end)..<end
    }

    func forEachCell(_ body: (RowIndex, FakeCell) -> Void) {
        for (row, cell) in cells.sorted(by: { $0.key < $1.key }) { body(row, cell) }
    }
}
