/// Makes many edits in one walk: unedited subtrees are shared with the tree before, and edited leaves are written once.
extension SummaryTree where Element: RunElement {
    /// - Complexity: O(touched leaves + edits + new runs), which is O(edits * log n), and less if edits are close
    ///   together
    package mutating func apply(_ edits: RunEdits<Element>) {
        guard let last = edits.ranges.last else { return }
        precondition(last.upperBound <= count, "items \(last) of \(count)")
        guard !isEmpty else {
            self = SummaryTree(edits.runs, capacity: capacity)
            return
        }
        var trees: ContiguousArray<Node> = []
        edits.withView { rewrite(root, start: 0, $0, 0..<edits.count, into: &trees) }
        while trees.count > 1 {
            trees = ContiguousArray(Self.evenChunks(of: trees, capacity: capacity).map { Node(children: $0) })
        }
        root = trees.first ?? Node(elements: [])
    }

    /// Appends the nodes that replace a node: full nodes of its height, or one tree that may be lower or hold little.
    ///
    /// A node handles the edits that begin behind its first item, including at the end of its last one; the first leaf
    /// also handles those that begin at 0. Of edits that begin further left it only applies the removal.
    private func rewrite(
        _ node: Node, start: Int, _ edits: RunEdits<Element>.View, _ range: Range<Int>,
        into trees: inout ContiguousArray<Node>
    ) {
        if node.isLeaf { return rewriteLeaf(node, start: start, edits, range, into: &trees) }
        var children = RewrittenChildren(tree: self, height: node.height)
        var childStart = start
        var first = range.lowerBound
        var rewritten: ContiguousArray<Node> = []
        for child in node.children {
            let childEnd = childStart + child.summary.count
            while first < range.upperBound, edits.ranges[first].upperBound <= childStart,
                !owns(edits.ranges[first], childStart)
            {
                first += 1
            }
            var end = first
            while end < range.upperBound, edits.ranges[end].lowerBound <= childEnd { end += 1 }
            if first == end {
                children.add(child)
            } else if end == first + 1, !owns(edits.ranges[first], childStart),
                edits.ranges[first].upperBound >= childEnd
            {
                // Removed completely.
            } else {
                rewritten.removeAll(keepingCapacity: true)
                rewrite(child, start: childStart, edits, first..<end, into: &rewritten)
                for tree in rewritten { children.add(tree) }
            }
            childStart = childEnd
        }
        children.finish(into: &trees)
    }

    private func owns(_ range: Range<Int>, _ start: Int) -> Bool {
        range.lowerBound > start || (start == 0 && range.lowerBound == 0)
    }

    private func rewriteLeaf(
        _ leaf: Node, start: Int, _ edits: RunEdits<Element>.View, _ range: Range<Int>,
        into trees: inout ContiguousArray<Node>
    ) {
        var writer = LeafWriter(leaf, start: start)
        for edit in range {
            let items = edits.ranges[edit]
            writer.copy(upTo: items.lowerBound)
            if owns(items, start) {
                for run in edits.runs(of: edit) { writer.put(run) }
            }
            writer.skip(upTo: items.upperBound)
        }
        writer.copy(upTo: start + leaf.summary.count)
        let elements = writer.written
        if elements.count > capacity {
            for chunk in Self.evenChunks(of: elements, capacity: capacity) { trees.append(Node(elements: chunk)) }
        } else if !elements.isEmpty {
            trees.append(Node(elements: elements))
        }
    }
}

/// Walks along a leaf's items and writes a new leaf.
private struct LeafWriter<Element: RunElement> {
    private let source: ContiguousArray<Element>
    private(set) var written: ContiguousArray<Element> = []
    /// The next item, and the run that contains it.
    private var item: Int
    private var index = 0
    private var end: Int

    init(_ leaf: TreeNode<Element>, start: Int) {
        source = leaf.elements
        item = start
        end = start + source[0].count
        written.reserveCapacity(source.count + 4)
    }

    mutating func put(_ run: Element) {
        if written.isEmpty || !written[written.count - 1].absorb(run) { written.append(run) }
    }

    mutating func copy(upTo limit: Int) {
        guard item < limit, index < source.count else { return }
        // The first run may be clipped, and may be equal to the one written before it.
        putPart(upTo: limit)
        let first = index
        while index < source.count, end <= limit, item < limit { advance(by: end - item) }
        if first < index { written.append(contentsOf: source[first..<index]) }
        if item < limit, index < source.count { putPart(upTo: limit) }
    }

    private mutating func putPart(upTo limit: Int) {
        var run = source[index]
        run.count = min(limit, end) - item
        put(run)
        advance(by: run.count)
    }

    mutating func skip(upTo limit: Int) {
        while item < limit, index < source.count { advance(by: min(limit, end) - item) }
    }

    private mutating func advance(by count: Int) {
        item += count
        guard item == end else { return }
        index += 1
        if index < source.count { end += source[index].count }
    }
}

/// Gathers the children of a rewritten node. Trees that hold too little for a child, or are too low, are joined with a
/// neighbor.
private struct RewrittenChildren<Element: RunElement> {
    let tree: SummaryTree<Element>
    let height: Int
    private var nodes: ContiguousArray<TreeNode<Element>> = []
    /// A tree that is too small to be a child and has no neighbor yet.
    private var pending: TreeNode<Element>?

    init(tree: SummaryTree<Element>, height: Int) {
        self.tree = tree
        self.height = height
        nodes.reserveCapacity(tree.capacity + 2)
    }

    mutating func add(_ next: TreeNode<Element>) {
        var next = next
        if let first = pending, let joint = tree.joined(first, next) {
            pending = nil
            next = joint
        }
        if next.height == height {
            nodes.append(contentsOf: next.children)
        } else if next.height == height - 1, next.count >= tree.minimum {
            nodes.append(next)
        } else if let last = nodes.popLast(), let joint = tree.joined(last, next) {
            add(joint)
        } else {
            pending = next
        }
    }

    func finish(into trees: inout ContiguousArray<TreeNode<Element>>) {
        if let pending { trees.append(pending) }
        if nodes.count > tree.capacity {
            for chunk in SummaryTree<Element>.evenChunks(of: nodes, capacity: tree.capacity) {
                trees.append(TreeNode(children: chunk))
            }
        } else if nodes.count > 1 {
            trees.append(TreeNode(children: nodes))
        } else if let only = nodes.first {
            trees.append(only)
        }
    }
}
