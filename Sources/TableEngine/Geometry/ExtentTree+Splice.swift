extension ExtentTree {
    /// Puts one run in the place of some rows: sets, inserts (no rows replaced) or removes (a run of no rows).
    /// - Complexity: O(log runs)
    package mutating func splice(rows range: Range<Int>, with run: ExtentRun) {
        precondition(range.lowerBound >= 0 && range.upperBound <= rows, "rows \(range) of \(rows)")
        if !spliceInOneLeaf(range, run) { spliceAcrossLeaves(range, CollectionOfOne(run)) }
    }

    /// Puts new runs in the place of some rows.
    /// - Complexity: O(new runs + log runs)
    package mutating func splice(rows range: Range<Int>, with runs: some Sequence<ExtentRun>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= rows, "rows \(range) of \(rows)")
        spliceAcrossLeaves(range, runs)
    }

    private mutating func spliceInOneLeaf(_ range: Range<Int>, _ new: ExtentRun) -> Bool {
        // An insertion at a border belongs to the run before it, so that it can join it.
        tree.editLeaf({ range.isEmpty ? $0.rows >= range.lowerBound : $0.rows > range.lowerBound }) {
            runs, first, before in
            guard !runs.isEmpty else {
                runs = new.count > 0 ? [new] : []
                return true
            }
            let head = range.lowerBound - before.rows
            var end = before.rows + runs[first].count
            var last = first
            while end < range.upperBound, last + 1 < runs.count {
                last += 1
                end += runs[last].count
            }
            guard end >= range.upperBound else { return false }
            let tail = ExtentRun(end - range.upperBound, runs[last].extent)
            var kept = first
            if head > 0 {
                runs[kept].count = head
                kept += 1
            }
            // Written over the old runs first: most edits then move nothing.
            if new.count > 0 { put(new, at: &kept, upTo: &last, in: &runs) }
            if tail.count > 0 { put(tail, at: &kept, upTo: &last, in: &runs) }
            if kept <= last { runs.removeSubrange(kept...last) }
            return true
        }
    }

    private mutating func spliceAcrossLeaves(_ range: Range<Int>, _ new: some Sequence<ExtentRun>) {
        var (result, rest) = halves(at: range.lowerBound)
        rest = ExtentTree(tree: rest).halves(at: range.count).after
        result.append(SummaryTree(new.lazy.filter { $0.count > 0 }, capacity: tree.capacity))
        result.append(rest)
        tree = result
    }

    /// The rows before `row`, and those from it on.
    private func halves(at row: Int) -> (before: SummaryTree<ExtentRun>, after: SummaryTree<ExtentRun>) {
        let none = SummaryTree<ExtentRun>([], capacity: tree.capacity)
        guard row > 0 else { return (none, tree) }
        guard row < rows, var parts = tree.split({ $0.rows > row }) else { return (tree, none) }
        let head = row - parts.before.summary.rows
        let headRun = ExtentRun(head, parts.element.extent)
        let tailRun = ExtentRun(parts.element.count - head, parts.element.extent)
        if head > 0 { parts.before.append(SummaryTree(CollectionOfOne(headRun), capacity: tree.capacity)) }
        var after = SummaryTree(CollectionOfOne(tailRun), capacity: tree.capacity)
        after.append(parts.after)
        return (parts.before, after)
    }

    private init(tree: SummaryTree<ExtentRun>) { self.tree = tree }
}

private func put(_ run: ExtentRun, at index: inout Int, upTo last: inout Int, in runs: inout ContiguousArray<ExtentRun>)
{
    if index <= last {
        runs[index] = run
    } else {
        runs.insert(run, at: index)
        last += 1
    }
    index += 1
}
