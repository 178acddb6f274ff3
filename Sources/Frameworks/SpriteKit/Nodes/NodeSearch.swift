import Foundation

/// The words of a search: names, or patterns, with slashes between them.
struct NodeSearch {
    private let parts: [String]
    private let isDeep: Bool
    private let isFromRoot: Bool

    init(_ text: String) {
        isDeep = text.hasPrefix("//")
        isFromRoot = text.hasPrefix("/")
        parts = text.split(separator: "/").map(String.init)
    }

    /// The nodes that match, in the order of the tree.
    @MainActor
    func matches(from node: SKNode) -> [SKNode] {
        guard let first = parts.first else { return [] }
        var start = node
        while isFromRoot, let above = start.parent { start = above }
        let begin = isDeep ? start.family.filter { Self.matches($0, first) } : Self.step([start], first)
        return parts.dropFirst().reduce(begin) { Self.step($0, $1) }
    }

    @MainActor
    private static func step(_ nodes: [SKNode], _ part: String) -> [SKNode] {
        switch part {
        case ".": nodes
        case "..": nodes.compactMap(\.parent)
        default: nodes.flatMap(\.children).filter { matches($0, part) }
        }
    }

    @MainActor
    private static func matches(_ node: SKNode, _ part: String) -> Bool {
        guard let name = node.name else { return part == "*" }
        return name == part || fnmatch(part, name, 0) == 0
    }
}
