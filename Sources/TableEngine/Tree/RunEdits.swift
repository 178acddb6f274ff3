/// Many replacements at once: ranges of items of before, in order and not overlapping, and the runs that come in their
/// place. All runs stand in one array.
package struct RunEdits<Element: RunElement> {
    private(set) var ranges: [Range<Int>] = []
    private(set) var runs: ContiguousArray<Element> = []
    /// Of each edit in `runs`.
    private var ends: [Int] = []

    package init() {}

    package var isEmpty: Bool { ranges.isEmpty }
    package var count: Int { ranges.count }

    /// Empties it for the next use, without giving back its memory.
    mutating func removeAll() {
        ranges.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    package mutating func append(_ range: Range<Int>, _ new: some Sequence<Element>) {
        begin(range)
        for run in new { add(run) }
    }

    /// Replaces a range by what is added next.
    package mutating func begin(_ range: Range<Int>) {
        precondition((ranges.last?.upperBound ?? 0) <= range.lowerBound, "edits come in order")
        ranges.append(range)
        ends.append(runs.count)
    }

    /// Adds a run to the edit begun last.
    package mutating func add(_ run: Element) {
        guard run.count > 0 else { return }
        let isFirst = ends.count > 1 ? ends[ends.count - 2] == runs.count : runs.isEmpty
        if isFirst || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        ends[ends.count - 1] = runs.count
    }

    /// The edits as the walk reads them: without counting references at every step.
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
