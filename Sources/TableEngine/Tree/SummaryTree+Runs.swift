/// Edits by items: a position inside a run splits it.
extension SummaryTree where Element: RunElement {
    package var count: Int { root.summary.count }

    /// The run that contains an item, and the sum before the run.
    /// - Complexity: O(log n), without allocation
    package func run(at item: Int) -> (element: Element, before: Summary) {
        precondition(item >= 0 && item < count, "item \(item) of \(count)")
        return seek { $0.count > item }!
    }

    /// Replaces some items by one run: sets, inserts (an empty range) or removes (a run of no items).
    /// - Complexity: O(log n)
    package mutating func splice(_ range: Range<Int>, with run: Element) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of \(count)")
        if !spliceInOneLeaf(range, run) { spliceAcrossLeaves(range, CollectionOfOne(run)) }
    }

    /// Replaces some items by new runs.
    /// - Complexity: O(new runs + log n)
    package mutating func splice(_ range: Range<Int>, with runs: some Sequence<Element>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of \(count)")
        spliceAcrossLeaves(range, runs)
    }

    /// Removes items and inserts them again before the item that is `place` after the removal.
    /// - Complexity: O(log n)
    package mutating func move(_ range: Range<Int>, to place: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of \(count)")
        precondition(place >= 0 && place <= count - range.count, "place \(place) of \(count - range.count)")
        guard !range.isEmpty, place != range.lowerBound else { return }
        var (rest, tail) = halves(at: range.lowerBound)
        let (moved, behind) = tail.halves(at: range.count)
        rest.append(behind)
        (self, tail) = rest.halves(at: place)
        append(moved)
        append(tail)
    }

    /// Changes one item.
    /// - Complexity: O(log n), and the cost of `body`
    package mutating func edit(_ item: Int, _ body: (inout Element) -> Void) {
        precondition(item >= 0 && item < count, "item \(item) of \(count)")
        _ = editLeaf({ $0.count > item }) { runs, index, before in
            let (head, tail) = (item - before.count, before.count + runs[index].count - item - 1)
            guard head > 0 || tail > 0 else {
                body(&runs[index])
                return true
            }
            var (one, rest) = (runs[index], runs[index])
            (one.count, rest.count) = (1, tail)
            body(&one)
            if tail > 0 { runs.insert(rest, at: index + 1) }
            if head > 0 {
                runs[index].count = head
                runs.insert(one, at: index + 1)
            } else {
                runs[index] = one
            }
            return true
        }
    }

    private mutating func spliceInOneLeaf(_ range: Range<Int>, _ new: Element) -> Bool {
        // An insertion between two runs is handled with the run before it, so that it can extend it.
        editLeaf({ range.isEmpty ? $0.count >= range.lowerBound : $0.count > range.lowerBound }) {
            runs, first, before in
            guard !runs.isEmpty else {
                runs = new.count > 0 ? [new] : []
                return true
            }
            let head = range.lowerBound - before.count
            var end = before.count + runs[first].count
            var last = first
            while end < range.upperBound, last + 1 < runs.count {
                last += 1
                end += runs[last].count
            }
            guard end >= range.upperBound else { return false }
            var tail = runs[last]
            tail.count = end - range.upperBound
            var kept = first
            if head > 0 {
                runs[kept].count = head
                kept += 1
            }
            // The new runs overwrite the old ones first, so that most edits move no elements.
            if new.count > 0 { Self.put(new, at: &kept, upTo: &last, in: &runs) }
            if tail.count > 0 { Self.put(tail, at: &kept, upTo: &last, in: &runs) }
            if kept <= last { runs.removeSubrange(kept...last) }
            return true
        }
    }

    private mutating func spliceAcrossLeaves(_ range: Range<Int>, _ new: some Sequence<Element>) {
        var (result, rest) = halves(at: range.lowerBound)
        rest = rest.halves(at: range.count).after
        result.append(SummaryTree(new.lazy.filter { $0.count > 0 }, capacity: capacity))
        result.append(rest)
        self = result
    }

    /// The items before a position, and the others.
    private func halves(at item: Int) -> (before: SummaryTree, after: SummaryTree) {
        let none = SummaryTree([], capacity: capacity)
        guard item > 0 else { return (none, self) }
        guard item < count, var parts = split({ $0.count > item }) else { return (self, none) }
        let head = item - parts.before.count
        var (headRun, tailRun) = (parts.element, parts.element)
        headRun.count = head
        tailRun.count -= head
        if head > 0 { parts.before.append(SummaryTree(CollectionOfOne(headRun), capacity: capacity)) }
        var after = SummaryTree(CollectionOfOne(tailRun), capacity: capacity)
        after.append(parts.after)
        return (parts.before, after)
    }

    private static func put(
        _ run: Element, at index: inout Int, upTo last: inout Int, in runs: inout ContiguousArray<Element>
    ) {
        if index <= last {
            runs[index] = run
        } else {
            runs.insert(run, at: index)
            last += 1
        }
        index += 1
    }
}
