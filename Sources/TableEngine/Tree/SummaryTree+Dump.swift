extension SummaryTree {
    /// One line for each node, indented by level, with its sum. Leaves list their elements.
    package var dump: String {
        var lines: [String] = []
        describe(root, indent: "", into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(_ node: Node, indent: String, into lines: inout [String]) {
        if node.isLeaf {
            lines.append("\(indent)\(node.elements.map { "\($0)" }.joined(separator: " ")) = \(node.summary)")
        } else {
            lines.append("\(indent)= \(node.summary)")
            for child in node.children { describe(child, indent: indent + "  ", into: &lines) }
        }
    }
}
