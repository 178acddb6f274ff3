extension SummaryTree {
    /// A sentence that says which invariant of the tree is broken, or nil. For tests, after every mutation.
    /// - Complexity: O(n)
    package var brokenInvariant: String? {
        if !root.isLeaf, root.count < 2 { return "the root has a single child" }
        return fault(in: root, isRoot: true)
    }

    private func fault(in node: Node, isRoot: Bool) -> String? {
        if node.count > capacity { return "a node holds \(node.count) of at most \(capacity)" }
        if !isRoot, node.count < minimum { return "a node holds \(node.count), less than half of \(capacity)" }
        if node.isLeaf ? !node.children.isEmpty : !node.elements.isEmpty {
            return "a node is leaf and inner node at once"
        }
        for child in node.children {
            if child.height != node.height - 1 { return "a child of height \(child.height) under \(node.height)" }
            if let fault = fault(in: child, isRoot: false) { return fault }
        }
        let again = node.copy()
        again.resum()
        if again.summary != node.summary { return "a node keeps the sum \(node.summary) instead of \(again.summary)" }
        if node.isLeaf {
            again.mergeElements()
            if again.elements.count != node.elements.count { return "a leaf keeps like neighbours apart" }
        }
        return nil
    }

    /// The number of levels; 1 for a single leaf.
    package var depth: Int { root.height + 1 }
}
