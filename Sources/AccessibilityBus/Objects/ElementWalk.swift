internal import HostInterface

/// Goes through an element's descendants in reading order. Of containers that make children when they are asked for, it
/// sees those on the screen only, so that a search in a table of a billion rows ends.
@MainActor
struct ElementWalk {
    /// The most elements that are looked at.
    static let limit = 5000

    /// How many more elements may be looked at.
    private var rest = ElementWalk.limit

    /// Visits descendants, each with the indexes that lead to it, until the visitor returns false.
    ///
    /// - Parameters:
    ///   - isDeep: false for the children only.
    ///   - path: the indexes that lead to the node.
    /// - Returns: false if it ended early.
    @discardableResult
    mutating func visit(
        _ node: any HostAccessibleNode, isDeep: Bool, path: [Int] = [],
        _ visitor: (any HostAccessibleNode, [Int]) -> Bool
    ) -> Bool {
        let limit = node.hasVirtualChildren ? 0 : AccessibleCalls.childrenLimit
        for index in node.reachableChildren(limit: limit) {
            guard rest > 0 else { return false }
            rest -= 1
            // The tree may have changed while the visitor asked it.
            guard let child = node.child(at: index) else { continue }
            let childPath = path + [index]
            guard visitor(child, childPath) else { return false }
            // A tree that is its own descendant ends here.
            guard !isDeep || childPath.count > 200 || visit(child, isDeep: true, path: childPath, visitor) else {
                return false
            }
        }
        return true
    }

    /// Returns the indexes that lead from the application to an element.
    static func path(of node: any HostAccessibleNode, in directory: ObjectDirectory) -> [Int] {
        var path: [Int] = []
        var current = node
        while path.count < 200, let parent = directory.parent(of: current) {
            path.append(current.indexInParent)
            current = parent
        }
        return path.reversed()
    }
}
