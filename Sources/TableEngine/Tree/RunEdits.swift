/// A batch of replacements: ranges of items before the edit, sorted and not overlapping, and the runs that replace
/// them. All runs are in one array.
package struct RunEdits<Element: RunElement> {
    private(set) var ranges: [Range<Int>] = []
    private(set) var runs: ContiguousArray<Element> = []
    /// The end of each edit in `runs`.
    private var ends: [Int] = []

    package init() {}

    package var isEmpty: Bool { ranges.isEmpty }
    package var count: Int { ranges.count }

    /// Removes everything and keeps the memory.
    mutating func removeAll() {
        ranges.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    package mutating func append(_ range: Range<Int>, _ new: some Sequence<Element>) {
        begin(range)
        for run in new { add(run) }
    }

    /// Begins to replace a range by the runs added next.
    package mutating func begin(_ range: Range<Int>) {
        precondition((ranges.last?.upperBound ?? 0) <= range.lowerBound, "edits come in order")
        ranges.append(range)
        ends.append(runs.count)
    }

    /// Adds a run to the edit that was begun last.
    package mutating func add(_ run: Element) {
        guard run.count > 0 else { return }
        let isFirst = ends.count > 1 ? ends[ends.count - 2] == runs.count : runs.isEmpty
        if isFirst || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        ends[ends.count - 1] = runs.count
    }

    /// Passes the edits to a walk in a form that needs no reference counting at every step.
    func withView<Result>(_ body: (View) -> Result) -> Result {
        ranges.withUnsafeBufferPointer { ranges in
            runs.withUnsafeBufferPointer { runs in
                ends.withUnsafeBufferPointer { body(View(ranges: ranges, runs: runs, ends: $0)) }
            }
        }
    }

    struct View {
        let ranges: UnsafeBufferPointer<Range<Int>>
        let runs: UnsafeBufferPointer<Element>
        fileprivate let ends: UnsafeBufferPointer<Int>

        func runs(of edit: Int) -> UnsafeBufferPointer<Element>.SubSequence {
            runs[(edit > 0 ? ends[edit - 1] : 0)..<ends[edit]]
        }
    }
}
