/// Items with items below them, in order.
struct Outline<Item: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        /// Nil for items of the highest level.
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    private(set) var roots: [Item] = []
    private(set) var nodes: [Item: Node] = [:]

    func children(of parent: Item?) -> [Item] { parent.map { nodes[$0]?.children ?? [] } ?? roots }

    /// Inserts items that are not in the outline among the children of an item, or of none.
    mutating func insert(_ items: [Item], at index: Int, below parent: Item?) {
        for item in items { nodes[item] = Node(parent: parent) }
        changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
    }

    /// Inserts another outline, none of whose items is in this one.
    mutating func insert(_ other: Outline, at index: Int, below parent: Item?) {
        nodes.merge(other.nodes) { $1 }
        for root in other.roots { nodes[root]?.parent = parent }
        changeChildren(of: parent) { $0.insert(contentsOf: other.roots, at: index) }
    }

    /// Deletes an item with everything below it.
    mutating func delete(_ item: Item) {
        guard let node = nodes[item] else { return }
        deleteBelow(item)
        changeChildren(of: node.parent) { children in children.removeAll { $0 == item } }
        nodes[item] = nil
    }

    mutating func deleteBelow(_ item: Item) {
        for child in nodes[item]?.children ?? [] {
            deleteBelow(child)
            nodes[child] = nil
        }
        nodes[item]?.children = []
    }

    mutating func setExpanded(_ item: Item, _ isExpanded: Bool) {
        nodes[item]?.isExpanded = isExpanded
    }

    private mutating func changeChildren(of parent: Item?, _ change: (inout [Item]) -> Void) {
        if let parent { change(&nodes[parent, default: Node()].children) } else { change(&roots) }
    }

    /// Returns the items from top to bottom; without those below collapsed items if `visibleOnly` is set.
    func items(below parent: Item? = nil, visibleOnly: Bool = false) -> [Item] {
        var found: [Item] = []
        // A list instead of recursion: outlines may be deep.
        var rest = Array(children(of: parent).reversed())
        while let item = rest.popLast() {
            found.append(item)
            guard let node = nodes[item], node.isExpanded || !visibleOnly else { continue }
            rest.append(contentsOf: node.children.reversed())
        }
        return found
    }

    func ancestors(of item: Item) -> [Item] {
        var found: [Item] = []
        var current = nodes[item]?.parent
        while let ancestor = current {
            found.append(ancestor)
            current = nodes[ancestor]?.parent
        }
        return found
    }

    /// Returns what is below an item, with the item as the only root if it is to be included.
    func part(below item: Item, includingItem: Bool) -> Outline {
        var part = Outline()
        for descendant in items(below: item) { part.nodes[descendant] = nodes[descendant] }
        let children = children(of: item)
        if includingItem {
            part.nodes[item] = nodes[item]
            part.nodes[item]?.parent = nil
            part.roots = [item]
        } else {
            for child in children { part.nodes[child]?.parent = nil }
            part.roots = children
        }
        return part
    }
}
