/// The heights of a section's rows: runs of equal rows, found by row or by offset from the section's first row.
///
/// Nothing is stored for each row: memory and time depend on the number of runs, never on the number of rows. Rows of
/// one height need no memory beyond this value, so a million small sections are cheap. Callers pass heights rounded to
/// device pixels, so that sums stay comparable.
package struct ExtentTree {
    enum Storage {
        /// No rows, or rows of one height.
        case one(ExtentRun)
        case many(SummaryTree<ExtentRun>)
    }

    var storage: Storage
    /// The node capacity of a tree.
    let nodeCapacity: UInt8

    /// - Complexity: O(runs); no allocation if one run holds all rows
    package init(_ runs: [ExtentRun], nodeCapacity: Int = 64) {
        self.nodeCapacity = UInt8(nodeCapacity)
        if runs.count == 1, let run = runs.first {
            storage = .one(run.count > 0 ? run : Self.none)
        } else {
            storage = .one(Self.none)
            set(SummaryTree(runs.lazy.filter { $0.count > 0 }, capacity: nodeCapacity))
        }
    }

    package init(_ runs: some Sequence<ExtentRun>, nodeCapacity: Int = 64) {
        self.init(Array(runs), nodeCapacity: nodeCapacity)
    }

    package init(rows: Int, extent: RowExtent, nodeCapacity: Int = 64) {
        self.nodeCapacity = UInt8(nodeCapacity)
        storage = .one(rows > 0 ? ExtentRun(rows, extent) : Self.none)
    }

    static let none = ExtentRun(0, .measured(0))

    /// Stores a tree, or its only run.
    mutating func set(_ tree: SummaryTree<ExtentRun>) {
        if tree.root.isLeaf, tree.root.elements.count < 2 {
            storage = .one(tree.root.elements.first ?? Self.none)
        } else {
            storage = .many(tree)
        }
    }

    package var summary: ExtentSummary {
        switch storage {
        case .one(let run): run.summary
        case .many(let tree): tree.summary
        }
    }

    package var rows: Int { summary.rows }
    package var points: Double { summary.points }

    /// Whether both are known to have the same rows without comparing them: equal single runs, or one shared tree.
    func isKnownEqual(to other: ExtentTree) -> Bool {
        switch (storage, other.storage) {
        case (.one(let a), .one(let b)): a == b
        case (.many(let a), .many(let b)): a.root === b.root
        default: false
        }
    }

    /// - Complexity: O(log runs), without allocation
    package func extent(ofRow row: Int) -> RowExtent { run(ofRow: row).element.extent }

    /// The position of a row, relative to the top of the first.
    /// - Complexity: O(log runs), without allocation
    package func span(ofRow row: Int) -> Span {
        let (run, before) = run(ofRow: row)
        return Span(start: before.points + Double(row - before.rows) * run.extent.points, length: run.extent.points)
    }

    /// The row that covers an offset: the first whose end lies below it. Offsets above the first row give 0, offsets
    /// below the last row give the last. Rows of height zero cover nothing. Nil without rows.
    /// - Complexity: O(log runs), without allocation
    package func row(at offset: Double) -> Int? {
        guard let (run, before) = seek({ $0.points > offset }) else { return nil }
        return before.rows + run.item(at: offset - before.points, length: run.extent.points)
    }

    func run(ofRow row: Int) -> (element: ExtentRun, before: ExtentSummary) {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        return seek { $0.rows > row }!
    }

    func seek(_ isPast: (ExtentSummary) -> Bool) -> (element: ExtentRun, before: ExtentSummary)? {
        switch storage {
        case .one(let run): run.count > 0 ? (run, .zero) : nil
        case .many(let tree): tree.seek(isPast)
        }
    }

    func forEachRun(_ body: (ExtentRun, ExtentSummary) -> Bool) {
        switch storage {
        case .one(let run): if run.count > 0 { _ = body(run, .zero) }
        case .many(let tree): tree.forEach(from: { _ in true }, body)
        }
    }
}

extension RunElement {
    /// The index of the item of a run, with items `length` long, that covers an offset from the run's start, limited to
    /// the run.
    func item(at offset: Double, length: Double) -> Int {
        guard length > 0 else { return offset < 0 ? 0 : count - 1 }
        let number = (offset / length).rounded(.down)
        // Compared as floating-point numbers first: an offset far outside does not fit in an Int.
        if number <= 0 { return 0 }
        if number >= Double(count - 1) { return count - 1 }
        return Int(number)
    }
}
