extension SummaryTree {
    /// Finds the first element for which `isPast` is true, given the sum up to and including it, and the sum before it.
    ///
    /// If `isPast` is true nowhere, the last element is returned: sums differ in their last bits with the order of
    /// adding, so the caller checks the range. Nil only in an empty tree. `isPast` is called at most `capacity` times
    /// for each level.
    /// - Complexity: O(log n), without allocation
    @inline(__always)
    package func seek(_ isPast: (Summary) -> Bool) -> (element: Element, before: Summary)? {
        guard !isEmpty else { return nil }
        var before = Summary.zero
        var node = root
        while !node.isLeaf {
            let index = Self.step(over: node.children, &before, isPast) { $0.summary }
            node = node.children[index]
        }
        let index = Self.step(over: node.elements, &before, isPast) { $0.summary }
        return (node.elements[index], before)
    }

    /// Calls `body` with every element from the one that ``seek(_:)`` finds, until `body` returns false.
    package func forEach(from isPast: (Summary) -> Bool, _ body: (Element, Summary) -> Bool) {
        guard !isEmpty else { return }
        var before = Summary.zero
        _ = Self.visit(root, &before, isPast, isFirst: true, body)
    }

    private static func visit(
        _ node: Node, _ before: inout Summary, _ isPast: (Summary) -> Bool, isFirst: Bool,
        _ body: (Element, Summary) -> Bool
    ) -> Bool {
        if node.isLeaf {
            let start = isFirst ? step(over: node.elements, &before, isPast) { $0.summary } : 0
            for index in start..<node.elements.count {
                guard body(node.elements[index], before) else { return false }
                before = before + node.elements[index].summary
            }
        } else {
            let start = isFirst ? step(over: node.children, &before, isPast) { $0.summary } : 0
            for index in start..<node.children.count {
                guard visit(node.children[index], &before, isPast, isFirst: isFirst && index == start, body) else {
                    return false
                }
            }
        }
        return true
    }

    /// Walks along siblings to the first for which `isPast` is true, or the last, and stores the sum before it in
    /// `before`.
    static func step<Item>(
        over items: ContiguousArray<Item>, _ before: inout Summary, _ isPast: (Summary) -> Bool,
        _ summary: (Item) -> Summary
    ) -> Int {
        for index in 0..<items.count - 1 {
            let after = before + summary(items[index])
            if isPast(after) { return index }
            before = after
        }
        return items.count - 1
    }
}
