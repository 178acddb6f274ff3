/// A node of a ``SummaryTree``: a leaf holds elements, an inner node children one level lower.
///
/// Copies of a tree share nodes. A tree copies a shared node before it changes it.
final class TreeNode<Element: TreeElement> {
    typealias Summary = Element.Summary

    /// 0 for a leaf.
    let height: Int

    // Unchecked: a node changes only in an edit of the one tree that owns it, and the edit has exclusive access to that
    // tree. Checking at run time at every access cost a tenth of an update.
    @exclusivity(unchecked) var summary: Summary
    @exclusivity(unchecked) var elements: ContiguousArray<Element>
    @exclusivity(unchecked) var children: ContiguousArray<TreeNode>

    init(elements: ContiguousArray<Element>) {
        self.height = 0
        self.elements = elements
        self.children = []
        self.summary = .zero
        resum()
    }

    init(children: ContiguousArray<TreeNode>) {
        self.height = children[0].height + 1
        self.elements = []
        self.children = children
        self.summary = .zero
        resum()
    }

    private init(copying other: TreeNode) {
        self.height = other.height
        self.summary = other.summary
        self.elements = other.elements
        self.children = other.children
    }

    func copy() -> TreeNode { TreeNode(copying: self) }

    var isLeaf: Bool { height == 0 }
    var count: Int { isLeaf ? elements.count : children.count }

    func resum() {
        var sum = Summary.zero
        if isLeaf {
            for element in elements { sum = sum + element.summary }
        } else {
            for child in children { sum = sum + child.summary }
        }
        summary = sum
    }

    /// Joins equal neighbors to one element.
    func mergeElements() {
        guard elements.count > 1 else { return }
        var kept = 0
        for index in 1..<elements.count where !elements[kept].absorb(elements[index]) {
            kept += 1
            if kept != index { elements[kept] = elements[index] }
        }
        elements.removeLast(elements.count - kept - 1)
    }

    /// Keeps the first half and returns the second as a node of the same height.
    func splitOffSecondHalf() -> TreeNode {
        let half = count / 2
        let second: TreeNode
        if isLeaf {
            second = TreeNode(elements: ContiguousArray(elements[half...]))
            elements.removeSubrange(half...)
        } else {
            second = TreeNode(children: ContiguousArray(children[half...]))
            children.removeSubrange(half...)
        }
        resum()
        return second
    }

    /// The contents of two neighbors of one height in one node, or in two of about equal size if one cannot hold them.
    static func combined(_ left: TreeNode, _ right: TreeNode, capacity: Int) -> (TreeNode, TreeNode?) {
        let joint: TreeNode
        if left.isLeaf {
            joint = TreeNode(elements: left.elements + right.elements)
            joint.mergeElements()
            joint.resum()
        } else {
            joint = TreeNode(children: left.children + right.children)
        }
        return joint.count > capacity ? (joint, joint.splitOffSecondHalf()) : (joint, nil)
    }
}
